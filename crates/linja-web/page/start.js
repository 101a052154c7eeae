// The screens where the game is understood are a program of their own.
const program = /^\/(understand|review|board|puzzles|solution)(\/|$)/.test(location.pathname)
  ? import('{{understand-script}}')
  : __wbg_init({ module_or_path: new URL('{{linja-wasm}}', import.meta.url) });
program.catch(() => { document.getElementById('missing').hidden = false; });

// The browser may offer to install the page before there is a program to show the offer.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault();
  window.installOffer = offer;
});
// The screens where the rules are read and the game is understood are a program of their own.
const program = /^\/(rules|understand|review|board|puzzles|solution)(\/|$)/.test(location.pathname)
  ? import('{{understand-script}}')
  : __wbg_init({ module_or_path: new URL('{{linja-wasm}}', import.meta.url) });
program.catch(() => { document.getElementById('missing').hidden = false; });

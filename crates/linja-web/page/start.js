// The page lies in the folder above the one of this script, whatever its path.
window.linjaBase = new URL('..', import.meta.url).pathname;
// The browser may offer to install the page before there is a program to show the offer.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault();
  window.installOffer = offer;
});
// What others are sent stands behind the `?`, where chats see it; the page has it behind the `#`.
const sent = location.search.match(/^\?(?:game|position)=(.*)/);
if (sent) history.replaceState(null, '', `${location.pathname}#${sent[1]}`);
// What is not playing or learning is a program of its own.
const program = /^({{understand-screens}})(\/|$)/.test(location.pathname.slice(linjaBase.length))
  ? import('../{{understand-script}}')
  : __wbg_init({ module_or_path: new URL('../{{linja-wasm}}', import.meta.url) });
program.catch(() => { document.getElementById('missing').hidden = false; });

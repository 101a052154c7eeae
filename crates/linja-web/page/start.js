// The page lies in the folder above the one of this script, whatever its path.
const base = new URL('..', import.meta.url);
window.linjaBase = base.pathname;
// The browser may offer to install the page before there is a program to show the offer.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault();
  window.installOffer = offer;
});
// What others are sent stands behind the `?`, where chats see it; the page has it behind the `#`.
const sent = location.search.match(/^\?(?:game|position)=(.*)/);
if (sent) history.replaceState(null, '', `${location.pathname}#${sent[1]}`);
// Each program with the first words of its screens; all others are those of the first program.
const others = [
  ['{{online-script}}', '{{online-wasm}}', '{{online-screens}}'],
  ['{{understand-script}}', '{{understand-wasm}}', '{{understand-screens}}'],
];
const first = location.pathname.slice(linjaBase.length).split('/')[0];
const [script, wasm] = others.find(([, , screens]) => screens.split(' ').includes(first))
  ?? ['{{linja-script}}', '{{linja-wasm}}'];
// The two are loaded side by side.
const loading = fetch(new URL(wasm, base));
Promise.all([import(new URL(script, base)), loading])
  .then(([{ default: start }]) => start({ module_or_path: loading }))
  .catch(() => { document.getElementById('missing').hidden = false; });

// Keeps the page on the device: files whose names change with their contents come from there, the page
// itself from the server as long as it answers.
const base = new URL('./', location).pathname;
// Other pages may keep something at the same origin.
const prefix = base.slice(1);
const kept = prefix + 'linja-{{version}}';
const manifest = 'manifest.webmanifest';
const files = [{{files}}];

// Asks again while this address has asked for too much.
const patient = async request => {
  const answer = await fetch(request);
  if (answer.status !== 429) return answer;
  await new Promise(done => setTimeout(done, 1000 * (answer.headers.get('retry-after') || 1)));
  return patient(request);
};

// One after the other, so that a game played meanwhile doesn't have to wait. What keeps its name may have another
// version in the cache of the browser.
const keep = async () => {
  const cache = await caches.open(kept);
  const add = async (file, options) => {
    const answer = await patient(new Request(file, options));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  };
  for (const file of ['./', manifest]) await add(file, { cache: 'no-cache' });
  for (const file of files) await add(file);
  await self.skipWaiting();
};
self.addEventListener('install', event => event.waitUntil(keep()));

// Tabs that were open before go on with the files of the version before, which the server has no longer.
self.addEventListener('activate', event => {
  const others = names => names.filter(name => name.startsWith(`${prefix}linja-`) && name !== kept);
  const forget = names => Promise.all(others(names).slice(0, -1).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

// A page that was opened before this was ready says so: Chromium sometimes leaves it out if everything is claimed
// on activation.
self.addEventListener('message', event => event.waitUntil(self.clients.claim()));

const own = path => caches.match(path, { cacheName: kept });

// The page for any address. Where it names its files from its own folder, they are named from anywhere.
const page = async () => {
  const home = await own(base);
  const text = await home.text();
  return new Response(text.replaceAll('="./', `="${base}`), home);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !pathname.startsWith(base)) return;
  const path = pathname.slice(base.length);
  if (/^(api\/|(health|ready|metrics)$)/.test(path)) return;
  if (request.mode === 'navigate') {
    // Whoever opens a game need not be told about it any more.
    if (path.startsWith('game/')) {
      const told = registration.getNotifications({ tag: path.slice(5) });
      event.waitUntil(told.then(all => all.forEach(one => one.close())));
    }
    const isBusy = answer => answer.status === 429 || answer.status >= 500;
    event.respondWith(fetch(request).then(answer => (isBusy(answer) ? page() : answer)).catch(page));
  } else if (path === manifest) {
    event.respondWith(own(pathname).then(found => found || fetch(request)));
  } else if (path.startsWith('assets/')) {
    event.respondWith(caches.match(request).then(found => found || fetch(request)));
  }
});

// Something has happened in a game. The server knows who looks at it, and does not tell them.
self.addEventListener('push', event => {
  const { game, text } = event.data.json();
  const look = { body: text, tag: game, renotify: true, icon: '{{icon-192}}', data: `game/${game}` };
  event.waitUntil(registration.showNotification('Linja', look));
});

// A tap leads to the game: in the tab that was opened for it, whatever it shows by now, or in a new one.
const lead = async path => {
  const tabs = await clients.matchAll({ type: 'window' });
  const open = tabs.find(tab => new URL(tab.url).pathname === base + path);
  await (open ? open.focus().then(tab => tab.navigate(base + path)) : clients.openWindow(base + path));
};
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

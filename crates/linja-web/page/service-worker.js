// Keeps the page on the device: files whose names change with their contents come from there, the page
// itself from the network as long as there is one.
const kept = 'linja-{{version}}';
const files = ['/', '/manifest.webmanifest', {{files}}];

// One after the other: whoever plays meanwhile is not kept waiting.
const keep = async () => {
  const cache = await caches.open(kept);
  for (const file of files) await cache.add(file);
  await self.skipWaiting();
};
self.addEventListener('install', event => event.waitUntil(keep()));

// Tabs that were open before go on with the files of the version before, which the server has no longer.
self.addEventListener('activate', event => {
  const older = names => names.filter(name => name !== kept).slice(0, -1);
  const forget = names => Promise.all(older(names).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== 'GET' || path.startsWith('/api/')) return;
  const own = path => caches.match(path, { cacheName: kept });
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => own('/')));
  } else if (path === '/manifest.webmanifest') {
    event.respondWith(own(path).then(found => found || fetch(request)));
  } else if (path.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then(found => found || fetch(request)));
  }
});

// Keeps the page on the device: files whose names change with their contents come from there, the page
// itself from the network as long as there is one.
const kept = 'linja-{{version}}';
const files = ['/', '/manifest.webmanifest', {{files}}];

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  const old = names => Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== 'GET' || path.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (path.startsWith('/assets/') || path === '/manifest.webmanifest') {
    event.respondWith(caches.match(request).then(found => found || fetch(request)));
  }
});

// The service worker of the site (HOME-05, ROUTE-29): the page opens without a network, and what is pushed is shown.
// Nothing that a server computes is kept: amounts are either fresh or absent. `CORE` and `VERSION` are set by the build.
const CACHE = `statehouse-${VERSION}`;
/** What the server answers by itself, and pages with a build of their own. */
const APART = /^\/(wps|lgw|lotto|qa|desk|console)(\/|\.|$)/;
/** Files that never change under their address. */
const LASTING = /^\/(assets|fonts)\//;
/** How long a page may take before the kept one is shown, ms. */
const PATIENCE = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(CORE)));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('statehouse-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'activate') self.skipWaiting();
  // What the first page loaded before there was a worker.
  if (data?.type === 'keep') for (const address of data.addresses) keepLasting(new URL(address));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin || APART.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (LASTING.test(address.pathname)) event.respondWith(keepLasting(address));
});

async function openPage({ request }) {
  const fresh = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => null);
  const page = await Promise.race([fresh.catch(() => null), late]);
  return page ?? (await caches.match('/', { cacheName: CACHE })) ?? fresh;
}

async function keepLasting(address) {
  if (address.origin !== self.location.origin || !LASTING.test(address.pathname)) return Response.error();
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address.pathname);
  if (kept) return kept;
  const answer = await fetch(address.pathname);
  if (answer.ok) await cache.put(address.pathname, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((client) => new URL(client.url).origin === address.origin);
      if (!open) return self.clients.openWindow(address.href);
      await open.focus();
      return open.navigate(address.href).catch(() => self.clients.openWindow(address.href));
    }),
  );
});

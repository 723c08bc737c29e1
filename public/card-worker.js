// Shows a business card while the phone is offline. The page says what to keep
// (documents/card/behaviours/keep-offline.ts); the network always comes first.
const cacheName = 'cards'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => /^\/(?!\/)/.test(path)) : []
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => Promise.allSettled(paths.map((path) => cache.add(path)))),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(
    fetch(request).catch(async () => {
      const cache = await caches.open(cacheName)
      return (await cache.match(request, { ignoreSearch: true })) ?? Response.error()
    }),
  )
})

// Shows the notices of an admin and opens what they are about (requirements 7.20). Keeps nothing,
// and answers no requests. What it is sent is composed by app/server/push/compose-notice.ts.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, lang, dir, path } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      dir,
      icon: '/icon-192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href } = new URL(event.notification.data.path, self.location.origin)
  event.waitUntil(openOrFocus(href))
})

async function openOrFocus(href) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find(({ url }) => url === href)
  return found ? found.focus() : self.clients.openWindow(href)
}

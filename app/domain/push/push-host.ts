/** The services of Chrome and Android, Firefox, Safari and Windows. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'] as const
const domains = ['push.apple.com', 'notify.windows.com'] as const

/**
 * Whether an address belongs to a known push service. A browser says where its notices go, so that
 * without this list an admin could have the server call any address, also of its own network
 * (requirements 7.20).
 */
export function isPushService(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  return (
    hosts.some((host) => url.hostname === host) ||
    domains.some((domain) => url.hostname.endsWith(`.${domain}`))
  )
}

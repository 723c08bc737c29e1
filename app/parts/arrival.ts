const key = 'came-from'

/**
 * Keeps what brought the visitor, until the tab is closed: of the first page of the visit the source
 * of its campaign, else the host of the referrer, never its address. A page that was opened from this
 * site in a new tab says nothing.
 */
export function rememberArrival(): void {
  try {
    if (sessionStorage.getItem(key) !== null) return
    const arrival = readArrival()
    if (arrival !== null) sessionStorage.setItem(key, arrival)
  } catch {
    // Without storage the source is not known.
  }
}

/** What brought the visitor; empty where it is not known. */
export function keptArrival(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function readArrival(): string | null {
  const campaign = /[?&]utm_source=([^&#]{1,200})/.exec(location.search)?.[1]
  if (campaign !== undefined) return campaign
  if (document.referrer === '') return 'direct'
  const { host } = new URL(document.referrer)
  return host === location.host ? null : host
}

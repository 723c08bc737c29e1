/** Cookies of Google's tags: _ga, _ga_<id>, _gid, _gat…, _gcl_…, _dc_gtm_…. */
const googleCookie = /^_(?:ga|gid|gat|gcl|gac|dc_gtm)/

/** Removes these cookies from this host and from its parent domains, where tags set them. */
export function removeCookies(): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!googleCookie.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

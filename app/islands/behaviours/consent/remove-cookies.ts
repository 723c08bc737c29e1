/** The cookies that Google's tags set: _ga, _ga_<id>, _gid, _gat…, _gcl_…, _dc_gtm_…. */
const ofTags = /^_(?:ga|gid|gat|gcl|gac|dc_gtm)/

/** Removes them from this host and from the domains above it, where tags put them. */
export function removeCookies(): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!ofTags.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

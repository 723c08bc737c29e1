/** What campaigns write into the address of a page, in the order in which people read it. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const

export type CampaignName = (typeof campaignNames)[number]

/** Long, and they say nothing to a person. */
const clickIds: ReadonlySet<string> = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
])

type PageAddress = { page: string; campaign: Partial<Record<CampaignName, string>> }

/** The address of a page as a person reads it, and what its campaign says, apart. */
export function readPageAddress(pageUrl: string): PageAddress {
  const url = URL.parse(pageUrl, 'https://site.invalid')
  if (pageUrl === '' || url === null) return { page: pageUrl, campaign: {} }
  const isCampaign = (name: string) => campaignNames.some((known) => known === name)
  const query = [...url.searchParams].filter(([, value]) => value !== '')
  const rest = query
    .filter(([name]) => !isCampaign(name) && !clickIds.has(name))
    .map((pair) => pair.join('='))
  const host = url.host === 'site.invalid' ? '' : url.host
  return {
    page: `${host}${decoded(url.pathname)}${rest.length > 0 ? `?${rest.join('&')}` : ''}`,
    campaign: Object.fromEntries(query.filter(([name]) => isCampaign(name))),
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The campaign parameters of a URL, in the order in which the admin area lists them. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const

export type CampaignName = (typeof campaignNames)[number]

/** Click identifiers of ad networks: long, and meaningless to a person. */
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

/** Splits a URL into the page as a person reads it and its campaign parameters. */
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
    page: `${host}${decodePath(url.pathname)}${rest.length > 0 ? `?${rest.join('&')}` : ''}`,
    campaign: Object.fromEntries(query.filter(([name]) => isCampaign(name))),
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

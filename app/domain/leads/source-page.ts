type Slugs<Project extends string, Service extends string> = {
  projects: readonly Project[]
  services: readonly Service[]
}

/** Where a lead came from (requirements 4.4). 'lead-form': the form of any other page. */
export type SourcePage<Project extends string = string, Service extends string = string> =
  | 'home'
  | 'lead-form'
  | 'consulting-order'
  | 'package-builder'
  | 'by-hand'
  | 'import'
  | 'business-card'
  | `portfolio/${Project}`
  | `services/${Service}`

/**
 * Derived from the URL of the page. `/portfolio?project=…` shows a project too, and
 * `/contact?template=…` is the link of a template's page to the contact form.
 */
export function sourcePageOf<P extends string, S extends string>(
  pageUrl: string,
  { projects, services }: Slugs<P, S>,
): SourcePage<P, S> {
  const url = URL.parse(pageUrl, 'https://site.invalid')
  const [section = '', slug = '', ...rest] = (url?.pathname ?? '')
    .replace(/^\/(he|en|ru)(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  if (pageUrl === '' || url === null || rest.length > 0) return 'lead-form'
  if (section === '') return 'home'
  if (section === 'v') return 'business-card'
  if (section === 'portfolio')
    return sourceOf('portfolio', projects, slug || url.searchParams.get('project'))
  if (section === 'contact' && slug === '')
    return sourceOf('portfolio', projects, url.searchParams.get('template'))
  return section === 'services' ? sourceOf('services', services, slug) : 'lead-form'
}

type Names = Readonly<Record<string, { name: string }>>

type SourcePageLabels = {
  home: string
  leadForm: string
  consultingOrder: string
  packageBuilder: string
  byHand: string
  imported: string
  businessCard: string
  projects: Names
  services: Names
}

/**
 * The label of a stored source page. One that is no longer in the catalogue gets the label of the
 * lead form.
 */
export function sourcePageLabel(source: string, labels: SourcePageLabels): string {
  const { home, leadForm, consultingOrder, packageBuilder, byHand, imported, businessCard } = labels
  if (source === 'home') return home
  if (source === 'consulting-order') return consultingOrder
  if (source === 'package-builder') return packageBuilder
  if (source === 'by-hand') return byHand
  if (source === 'import') return imported
  if (source === 'business-card') return businessCard
  const [section, slug = ''] = source.split('/')
  const names = section === 'portfolio' ? labels.projects : labels.services
  return (Object.hasOwn(names, slug) ? names[slug]?.name : undefined) ?? leadForm
}

function sourceOf<Section extends string, Slug extends string>(
  section: Section,
  slugs: readonly Slug[],
  requested: string | null,
) {
  const slug = slugs.find((candidate) => candidate === requested)
  return slug === undefined ? 'lead-form' : (`${section}/${slug}` as const)
}

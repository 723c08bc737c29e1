type Slugs<Project extends string, Service extends string> = {
  projects: readonly Project[]
  services: readonly Service[]
}

/** Where a lead came from (requirements 4.4): the home page, a project, a service, the form of any other page, an order, or a request for a quote. */
export type SourcePage<Project extends string = string, Service extends string = string> =
  | 'home'
  | 'lead-form'
  | 'consulting-order'
  | 'package-builder'
  | `portfolio/${Project}`
  | `services/${Service}`

/** Read from the address of the page, never from what the visitor's browser calls it. `/portfolio?project=…` shows a project too. */
export function sourcePageOf<P extends string, S extends string>(
  pageUrl: string,
  { projects, services }: Slugs<P, S>,
): SourcePage<P, S> {
  const url = URL.parse(pageUrl, 'https://site.invalid')
  const [section = '', slug = '', ...rest] = (url?.pathname ?? '')
    .replace(/^\/(he|en)(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  if (pageUrl === '' || url === null || rest.length > 0) return 'lead-form'
  if (section === '') return 'home'
  if (section === 'portfolio')
    return known('portfolio', projects, slug || url.searchParams.get('project'))
  return section === 'services' ? known('services', services, slug) : 'lead-form'
}

type Named = Readonly<Record<string, { name: string }>>

type SourcePageWords = {
  home: string
  leadForm: string
  consultingOrder: string
  packageBuilder: string
  projects: Named
  services: Named
}

/** What a stored source page is called. One that has left the catalogue since is a form like any other. */
export function sourcePageLabel(
  source: string,
  { home, leadForm, consultingOrder, packageBuilder, projects, services }: SourcePageWords,
): string {
  if (source === 'home') return home
  if (source === 'consulting-order') return consultingOrder
  if (source === 'package-builder') return packageBuilder
  const [section, slug = ''] = source.split('/')
  const names = section === 'portfolio' ? projects : services
  return (Object.hasOwn(names, slug) ? names[slug]?.name : undefined) ?? leadForm
}

function known<Section extends string, Slug extends string>(
  section: Section,
  slugs: readonly Slug[],
  wanted: string | null,
) {
  const slug = slugs.find((candidate) => candidate === wanted)
  return slug === undefined ? 'lead-form' : (`${section}/${slug}` as const)
}

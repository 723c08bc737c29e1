import type { PagePath } from '#catalog/pages.ts'
import { dashboardScreens, deskRoot, signedOutScreens } from '#content/desk-routes.ts'
import type { PageRecord } from '#content/page-record.ts'
import { pages } from '#content/pages.ts'
import type { RouteRecord } from '#content/route-record.ts'
import { specialRoutes, type SpecialRouteId } from '#content/special-routes.ts'
import { isCardLang, isLang } from '#i18n/languages.ts'

export type Route = {
  id: 'page' | 'desk' | SpecialRouteId
  record: RouteRecord
  /** null: no page of the catalogue. */
  path: PagePath | null
}

/** The table of all rendered addresses, as a tree of the segments of their patterns. */
type Branch = {
  route: Route | null
  next: Map<string, Branch>
  /** Below the first segment a name, such as a slug; as the first segment a language. */
  parameter: Branch | null
  /** For every address below that has no route of its own. */
  rest: Route | null
}

const table = createBranch()
for (const page of pages) addRoute(`/:lang/${page.path}`, pageRoute(page))
for (const record of [deskRoot, ...signedOutScreens, ...dashboardScreens])
  addRoute(record.pattern, { id: 'desk', record, path: null })
for (const id of Object.keys(specialRoutes).filter(isSpecialRouteId))
  addRoute(specialRoutes[id].pattern, specialRoute(id))

export type FoundRoute = Route & {
  /** Its parameter in this address: a card's slug, a quote's token; or ''. */
  name: string
}

export function pageRoute(record: PageRecord): Route {
  return { id: 'page', record, path: record.path }
}

export function specialRoute(id: SpecialRouteId): Route {
  return { id, record: specialRoutes[id], path: null }
}

/** The route of an address, by its segments; null if there is none. */
export function findRoute(segments: readonly string[]): FoundRoute | null {
  const [first] = segments
  let branch: Branch | undefined = table
  let rest = branch.rest
  let name = ''
  for (const [at, segment] of segments.entries()) {
    const exact: Branch | undefined = branch.next.get(segment)
    if (!exact && at > 0) name = segment
    branch = exact ?? (at > 0 || isCardLang(segment) ? branch.parameter : null) ?? undefined
    if (!branch) break
    rest = branch.rest ?? rest
  }
  const route = branch?.route
  const isFound = route && (route.record.isName?.(name) ?? true)
  const found = isFound ? { ...route, name } : rest && { ...rest, name: '' }
  const isOnlyInCardLanguage = isCardLang(first) && !isLang(first)
  return isOnlyInCardLanguage && !found?.record.inCardLanguages ? null : found
}

function createBranch(): Branch {
  return { route: null, next: new Map(), parameter: null, rest: null }
}

function addRoute(pattern: string, route: Route): void {
  let branch = table
  for (const segment of pattern.split('/').filter((each) => each !== '')) {
    if (segment === '*') {
      branch.rest = route
      return
    }
    branch = growBranch(branch, segment)
  }
  branch.route = route
}

function growBranch(branch: Branch, segment: string): Branch {
  if (segment.startsWith(':')) return (branch.parameter ??= createBranch())
  const grown = branch.next.get(segment) ?? createBranch()
  branch.next.set(segment, grown)
  return grown
}

/** The busy page is shown at other addresses and has none of its own. */
function isSpecialRouteId(id: string): id is Exclude<SpecialRouteId, 'busy'> {
  return id !== 'busy' && Object.hasOwn(specialRoutes, id)
}

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { dashboardScreens, deskRoot, signedOutScreens } from './content/desk-routes.ts'
import { pages } from './content/pages.ts'
import type { RouteRecord } from './content/route-record.ts'
import { specialRoutes } from './content/special-routes.ts'

/**
 * The design kit, for contributors. Registered under `npm run dev` only, so that no build contains
 * it.
 */
const kitRoutes =
  process.env.NODE_ENV === 'development'
    ? [
        route(':lang/_kit', 'documents/site/pages/kit/kit-page.tsx'),
        route(':lang/_kit/:theme', 'documents/site/pages/kit/sheet-page.tsx'),
      ]
    : []

/**
 * The route of a record, below a frame with the pattern `frame`. Several pages of one kind share a
 * pattern, and so a route.
 */
function routeOf({ pattern, module }: RouteRecord, frame = '/') {
  const path = pattern.slice(frame.length).replace(/^\//, '')
  return path === '' ? index(module) : route(path, module)
}

const records: readonly RouteRecord[] = [
  ...Object.values(specialRoutes),
  ...new Map(pages.map((page) => [page.pattern, page])).values(),
]

/** Every address of the product (requirements 1.1), from the records in app/content. */
export default [
  ...records.filter(({ layout: frame }) => frame !== 'site').map((record) => routeOf(record)),
  route(':lang/emodesuper', deskRoot.module, [
    ...signedOutScreens.map((screen) => routeOf(screen, '/:lang/emodesuper')),
    layout(
      'desk/pages/dashboard-layout.tsx',
      dashboardScreens.map((screen) => routeOf(screen, '/:lang/emodesuper')),
    ),
  ]),
  ...kitRoutes,
  route(
    ':lang',
    'documents/site/site-layout.tsx',
    records
      .filter(({ layout: frame }) => frame === 'site')
      .map((record) => routeOf(record, '/:lang')),
  ),
] satisfies RouteConfig

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { otherRoutes, type OtherRouteId } from './content/other-routes.ts'
import { pages } from './content/pages.ts'
import type { RouteRecord } from './content/route-record.ts'

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

function pathOf({ pattern }: Pick<RouteRecord, 'pattern'>): string {
  return pattern.slice(1)
}

function fileOf({ module }: Pick<RouteRecord, 'module'>): string {
  return module
}

function otherRoute(id: OtherRouteId) {
  return route(pathOf(otherRoutes[id]), fileOf(otherRoutes[id]))
}

/** One record for each pattern, because a family of pages has one route. */
const families = [...new Map(pages.map((page) => [page.pattern, page])).values()]

/** Routes below the site's layout, which has the segment `:lang`. */
const siteRoutes = families
  .filter(({ layout: kind }) => kind === 'site')
  .map((page) => {
    const childPath = pathOf(page).replace(/^:lang\/?/, '')
    return childPath === '' ? index(fileOf(page)) : route(childPath, fileOf(page))
  })

/** Pages with a document and styles of their own. */
const ownRoutes = families
  .filter(({ layout: kind }) => kind === 'own')
  .map((page) => route(pathOf(page), fileOf(page)))

/** Every address of the product (requirements 1.1). The record of each page is in app/content. */
export default [
  index(fileOf(otherRoutes.root)),
  otherRoute('under-construction'),
  otherRoute('busy'),
  otherRoute('sitemap'),
  otherRoute('robots'),
  otherRoute('llms'),
  otherRoute('security'),
  otherRoute('feed'),
  otherRoute('post-index'),
  otherRoute('card'),
  otherRoute('card-contact'),
  otherRoute('card-manifest'),
  otherRoute('card-preview'),
  otherRoute('card-icon'),
  otherRoute('card-colors'),
  otherRoute('card-picture'),
  otherRoute('short-link'),

  route(pathOf(otherRoutes.admin), fileOf(otherRoutes.admin), [
    index('desk/pages/login/login-page.tsx'),
    route('session', 'desk/pages/session.ts'),
    route('new-leads', 'desk/pages/leads/new-leads.ts'),
    route('sign-out', 'desk/pages/sign-out.ts'),
    route('recovery', 'desk/pages/login/recovery-page.tsx'),
    route('recovery/:token', 'desk/pages/login/reset-page.tsx'),
    layout('desk/pages/dashboard-layout.tsx', [
      route('dashboard', 'desk/pages/leads/leads-page.tsx'),
      route('dashboard/leads/new', 'desk/pages/leads/new-lead-page.tsx'),
      route('dashboard/leads/:leadId', 'desk/pages/leads/lead-page.tsx'),
      route('dashboard/leads/:leadId/changes', 'desk/pages/leads/lead-changes.ts'),
      route('dashboard/leads/:leadId/correct', 'desk/pages/leads/correct-lead-page.tsx'),
      route('dashboard/leads/:leadId/keep', 'desk/pages/leads/keep-lead-page.tsx'),
      route('dashboard/quotes', 'desk/pages/quotes/quotes-page.tsx'),
      route('dashboard/quotes/:quoteId', 'desk/pages/quotes/quote-page.tsx'),
      route('dashboard/quotes/:quoteId/file', 'desk/pages/quotes/quote-file.ts'),
      route('dashboard/emails', 'desk/pages/emails/emails-page.tsx'),
      route('dashboard/emails/:emailId', 'desk/pages/emails/email-page.tsx'),
      route('dashboard/emails/:emailId/file', 'desk/pages/emails/email-file.ts'),
      route('dashboard/emails/:emailId/body', 'desk/pages/emails/email-body.ts'),
      route('dashboard/mails/*', 'desk/pages/emails/redirect-old-url.ts'),
      route('dashboard/cards', 'desk/pages/cards/cards-page.tsx'),
      route('dashboard/cards/pictures', 'desk/pages/cards/upload-picture.ts'),
      route('dashboard/cards/:cardId', 'desk/pages/cards/card-page.tsx'),
      route('dashboard/cards/:cardId/sheet', 'desk/pages/cards/print-sheet.ts'),
      route('dashboard/codes', 'desk/pages/codes/codes-page.tsx'),
      route('dashboard/codes/:linkId', 'desk/pages/codes/code-page.tsx'),
      route('dashboard/prices', 'desk/pages/prices/prices-page.tsx'),
      route('dashboard/settings', 'desk/pages/settings/settings-page.tsx'),
      route('dashboard/settings/recovery', 'desk/pages/settings/recovery-page.tsx'),
      route('dashboard/settings/two-step', 'desk/pages/settings/two-step-page.tsx'),
      route('dashboard/settings/gate', 'desk/pages/gate/gate-page.tsx'),
      route('dashboard/settings/privacy', 'desk/pages/privacy/privacy-page.tsx'),
      route('dashboard/settings/privacy/:requestId', 'desk/pages/privacy/request-page.tsx'),
      route('dashboard/settings/privacy/:requestId/export', 'desk/pages/privacy/request-export.ts'),
      route('dashboard/settings/backups', 'desk/pages/backups/backups-page.tsx'),
      route('dashboard/settings/backups/file', 'desk/pages/backups/backup-file.ts'),
      route('dashboard/settings/audit', 'desk/pages/audit/audit-page.tsx'),
      route('dashboard/settings/samples', 'desk/pages/samples/samples-page.tsx'),
    ]),
  ]),

  otherRoute('sample-quote'),
  otherRoute('quote'),
  otherRoute('quote-pdf'),
  otherRoute('quote-choice'),
  otherRoute('quote-view'),
  otherRoute('privacy-request'),

  ...kitRoutes,
  ...ownRoutes,
  otherRoute('clinic-not-found'),

  route(':lang', 'documents/site/site-layout.tsx', [
    ...siteRoutes,
    route('*', fileOf(otherRoutes['not-found'])),
  ]),
] satisfies RouteConfig

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { otherRoutes, type OtherRouteId } from './content/other-routes.ts'
import { pages } from './content/pages.ts'
import type { RouteRecord } from './content/route-record.ts'

/**
 * The design kit, for contributors: `npm run dev` alone knows its addresses, so that no build holds
 * any of it.
 */
const workshop =
  process.env.NODE_ENV === 'development'
    ? [
        route(':lang/_kit', 'pages/kit/kit-page.tsx'),
        route(':lang/_kit/:theme', 'pages/kit/sheet-page.tsx'),
      ]
    : []

function path({ pattern }: Pick<RouteRecord, 'pattern'>): string {
  return pattern.slice(1)
}

function file({ module }: Pick<RouteRecord, 'module'>): string {
  return `pages/${module}`
}

function other(id: OtherRouteId) {
  return route(path(otherRoutes[id]), file(otherRoutes[id]))
}

/** One record for each pattern: a family of pages has one route. */
const families = [...new Map(pages.map((page) => [page.pattern, page])).values()]

/** Below the frame of the site, to which `:lang` belongs. */
const siteRoutes = families
  .filter(({ layout: kind }) => kind === 'site')
  .map((page) => {
    const below = path(page).replace(/^:lang\/?/, '')
    return below === '' ? index(file(page)) : route(below, file(page))
  })

/** Pages that are documents of their own. */
const ownRoutes = families
  .filter(({ layout: kind }) => kind === 'own')
  .map((page) => route(path(page), file(page)))

/** Every address of the product (requirements 1.1). What each page is stands in app/content. */
export default [
  index(file(otherRoutes.root)),
  other('under-construction'),
  other('busy'),
  other('sitemap'),
  other('robots'),
  other('llms'),
  other('security'),
  other('feed'),
  other('post-index'),
  other('card'),
  other('card-contact'),
  other('card-manifest'),
  other('card-preview'),
  other('card-icon'),
  other('card-colors'),
  other('card-picture'),
  other('short-link'),

  route(path(otherRoutes.admin), file(otherRoutes.admin), [
    index('pages/admin/login/login-page.tsx'),
    route('session', 'pages/admin/session.ts'),
    route('new-leads', 'pages/admin/leads/new-leads.ts'),
    route('sign-out', 'pages/admin/sign-out.ts'),
    route('recovery', 'pages/admin/login/recovery-page.tsx'),
    route('recovery/:token', 'pages/admin/login/reset-page.tsx'),
    layout('pages/admin/dashboard-layout.tsx', [
      route('dashboard', 'pages/admin/leads/leads-page.tsx'),
      route('dashboard/leads/new', 'pages/admin/leads/new-lead-page.tsx'),
      route('dashboard/leads/:leadId', 'pages/admin/leads/lead-page.tsx'),
      route('dashboard/leads/:leadId/changes', 'pages/admin/leads/lead-changes.ts'),
      route('dashboard/leads/:leadId/correct', 'pages/admin/leads/correct-lead-page.tsx'),
      route('dashboard/leads/:leadId/keep', 'pages/admin/leads/keep-lead-page.tsx'),
      route('dashboard/quotes', 'pages/admin/quotes/quotes-page.tsx'),
      route('dashboard/quotes/:quoteId', 'pages/admin/quotes/quote-page.tsx'),
      route('dashboard/quotes/:quoteId/file', 'pages/admin/quotes/quote-file.ts'),
      route('dashboard/emails', 'pages/admin/emails/emails-page.tsx'),
      route('dashboard/emails/:emailId', 'pages/admin/emails/email-page.tsx'),
      route('dashboard/emails/:emailId/file', 'pages/admin/emails/email-file.ts'),
      route('dashboard/emails/:emailId/body', 'pages/admin/emails/email-body.ts'),
      route('dashboard/mails/*', 'pages/admin/emails/redirect-old-url.ts'),
      route('dashboard/cards', 'pages/admin/cards/cards-page.tsx'),
      route('dashboard/cards/pictures', 'pages/admin/cards/upload-picture.ts'),
      route('dashboard/cards/:cardId', 'pages/admin/cards/card-page.tsx'),
      route('dashboard/cards/:cardId/sheet', 'pages/admin/cards/print-sheet.ts'),
      route('dashboard/codes', 'pages/admin/codes/codes-page.tsx'),
      route('dashboard/codes/:linkId', 'pages/admin/codes/code-page.tsx'),
      route('dashboard/prices', 'pages/admin/prices/prices-page.tsx'),
      route('dashboard/settings', 'pages/admin/settings/settings-page.tsx'),
      route('dashboard/settings/recovery', 'pages/admin/settings/recovery-page.tsx'),
      route('dashboard/settings/two-step', 'pages/admin/settings/two-step-page.tsx'),
      route('dashboard/settings/gate', 'pages/admin/gate/gate-page.tsx'),
      route('dashboard/settings/privacy', 'pages/admin/privacy/privacy-page.tsx'),
      route('dashboard/settings/privacy/:requestId', 'pages/admin/privacy/request-page.tsx'),
      route(
        'dashboard/settings/privacy/:requestId/export',
        'pages/admin/privacy/request-export.ts',
      ),
      route('dashboard/settings/backups', 'pages/admin/backups/backups-page.tsx'),
      route('dashboard/settings/backups/file', 'pages/admin/backups/backup-file.ts'),
      route('dashboard/settings/audit', 'pages/admin/audit/audit-page.tsx'),
      route('dashboard/settings/samples', 'pages/admin/samples/samples-page.tsx'),
    ]),
  ]),

  other('sample-quote'),
  other('quote'),
  other('quote-pdf'),
  other('quote-choice'),
  other('quote-view'),
  other('privacy-request'),

  ...workshop,
  ...ownRoutes,
  other('clinic-not-found'),

  route(':lang', 'pages/site-layout.tsx', [
    ...siteRoutes,
    route('*', file(otherRoutes['not-found'])),
  ]),
] satisfies RouteConfig

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
        route(':lang/_kit', 'pages/kit/kit-page.tsx'),
        route(':lang/_kit/:theme', 'pages/kit/sheet-page.tsx'),
      ]
    : []

function pathOf({ pattern }: Pick<RouteRecord, 'pattern'>): string {
  return pattern.slice(1)
}

function fileOf({ module }: Pick<RouteRecord, 'module'>): string {
  return `pages/${module}`
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

  otherRoute('sample-quote'),
  otherRoute('quote'),
  otherRoute('quote-pdf'),
  otherRoute('quote-choice'),
  otherRoute('quote-view'),
  otherRoute('privacy-request'),

  ...kitRoutes,
  ...ownRoutes,
  otherRoute('clinic-not-found'),

  route(':lang', 'pages/site-layout.tsx', [
    ...siteRoutes,
    route('*', fileOf(otherRoutes['not-found'])),
  ]),
] satisfies RouteConfig

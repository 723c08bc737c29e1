import { pieceBytes, wholeFileBytes } from '#domain/leads/import/piece-bytes.ts'
import { maxPictureBytes } from '#domain/business-card/picture-bytes.ts'
import { studioPicturesBytes } from '#domain/studio/studio-pictures.ts'
import type { RouteRecord } from './route-record.ts'

const desk = {
  kind: 'desk',
  methods: ['GET', 'POST'],
  query: ['*'],
  cache: 'none',
  ungated: true,
} as const

/** What the fields of a form add to a file in it, at most. */
const formBytes = 64 * 1024

/** @param module below app/desk/pages */
function screen(
  path: string,
  module: string,
  more: Pick<RouteRecord, 'addsLanguage' | 'rationed' | 'uploadBytes'> = {},
): RouteRecord {
  const pattern = `/:lang/emodesuper${path === '' ? '' : `/${path}`}`
  return { ...desk, ...more, pattern, module: `desk/pages/${module}` }
}

/** The frame of the admin area, and every address in it that is none of its screens. */
export const deskRoot = screen('*', 'admin-layout.tsx')

/** The screens that need no session. */
export const signedOutScreens: readonly RouteRecord[] = [
  screen('', 'login/login-page.tsx', { addsLanguage: true, rationed: true }),
  screen('app.webmanifest', 'app-manifest.ts'),
  screen('session', 'session.ts'),
  screen('new-leads', 'leads/new-leads.ts'),
  screen('sign-out', 'sign-out.ts'),
  screen('recovery', 'login/recovery-page.tsx'),
  screen('recovery/:token', 'login/reset-page.tsx'),
  screen('round-trip/:token', 'login/round-trip-page.tsx'),
  screen('own-address/:question', 'login/own-address.ts'),
]

/** The screens of a signed-in admin, in the frame with the navigation. */
export const dashboardScreens: readonly RouteRecord[] = [
  screen('dashboard', 'leads/leads-page.tsx', { addsLanguage: true }),
  screen('dashboard/find', 'find/find.ts'),
  screen('dashboard/today', 'today/today-page.tsx'),
  screen('dashboard/month', 'month/month-page.tsx'),
  screen('dashboard/leads/new', 'leads/new-lead-page.tsx'),
  screen('dashboard/leads/known', 'leads/known-caller.ts'),
  screen('dashboard/leads/download', 'leads/export-page.tsx'),
  screen('dashboard/leads/download/file', 'leads/export-file.ts'),
  screen('dashboard/leads/import', 'imports/imports-page.tsx', {
    uploadBytes: wholeFileBytes + formBytes,
  }),
  screen('dashboard/leads/import/pieces', 'imports/upload-piece.ts', {
    uploadBytes: pieceBytes + formBytes,
  }),
  screen('dashboard/leads/import/:importId', 'imports/import-page.tsx'),
  screen('dashboard/leads/:leadId', 'leads/lead-page.tsx'),
  screen('dashboard/leads/:leadId/changes', 'leads/lead-changes.ts'),
  screen('dashboard/leads/:leadId/correct', 'leads/correct-lead-page.tsx'),
  screen('dashboard/leads/:leadId/keep', 'leads/keep-lead-page.tsx'),
  screen('dashboard/leads/:leadId/notice', 'leads/notice-page.tsx'),
  screen('dashboard/quotes', 'quotes/quotes-page.tsx'),
  screen('dashboard/quotes/:quoteId', 'quotes/quote-page.tsx'),
  screen('dashboard/quotes/:quoteId/file', 'quotes/quote-file.ts'),
  screen('dashboard/emails', 'emails/emails-page.tsx'),
  screen('dashboard/emails/:emailId', 'emails/email-page.tsx'),
  screen('dashboard/emails/:emailId/file', 'emails/email-file.ts'),
  screen('dashboard/emails/:emailId/body', 'emails/email-body.ts'),
  screen('dashboard/mails/*', 'emails/redirect-old-url.ts'),
  screen('dashboard/cards', 'cards/cards-page.tsx'),
  screen('dashboard/cards/pictures', 'cards/upload-picture.ts', {
    uploadBytes: maxPictureBytes + formBytes,
  }),
  screen('dashboard/cards/:cardId', 'cards/card-page.tsx'),
  screen('dashboard/cards/:cardId/sheet', 'cards/print-sheet.ts'),
  screen('dashboard/codes', 'codes/codes-page.tsx'),
  screen('dashboard/codes/:linkId', 'codes/code-page.tsx'),
  screen('dashboard/codes/:linkId/picture', 'codes/code-picture-file.ts'),
  screen('dashboard/prices', 'prices/prices-page.tsx'),
  screen('dashboard/settings', 'settings/settings-page.tsx'),
  screen('dashboard/settings/mail', 'mail/mail-page.tsx'),
  screen('dashboard/settings/studio', 'studio/studio-page.tsx'),
  screen('dashboard/settings/studio/:section', 'studio/section-page.tsx', {
    uploadBytes: studioPicturesBytes + formBytes,
  }),
  screen('dashboard/settings/testimonials', 'testimonials/testimonials-page.tsx'),
  screen('dashboard/settings/testimonials/:testimonialId', 'testimonials/testimonial-page.tsx'),
  screen('dashboard/settings/recovery', 'settings/recovery-page.tsx'),
  screen('dashboard/settings/two-step', 'settings/two-step-page.tsx'),
  screen('dashboard/settings/notices', 'notices/notices-page.tsx'),
  screen('dashboard/settings/replies', 'replies/replies-page.tsx'),
  screen('dashboard/settings/replies/:situation', 'replies/reply-page.tsx'),
  screen('dashboard/settings/gate', 'gate/gate-page.tsx'),
  screen('dashboard/settings/addresses', 'addresses/addresses-page.tsx'),
  screen('dashboard/settings/privacy', 'privacy/privacy-page.tsx'),
  screen('dashboard/settings/privacy/:requestId', 'privacy/request-page.tsx'),
  screen('dashboard/settings/privacy/:requestId/export', 'privacy/request-export.ts'),
  screen('dashboard/settings/backups', 'backups/backups-page.tsx'),
  screen('dashboard/settings/backups/file', 'backups/backup-file.ts'),
  screen('dashboard/settings/backups/restore', 'backups/restore-page.tsx'),
  screen('dashboard/settings/health', 'health/health-page.tsx'),
  screen('dashboard/settings/audit', 'audit/audit-page.tsx'),
  screen('dashboard/settings/samples', 'samples/samples-page.tsx'),
]

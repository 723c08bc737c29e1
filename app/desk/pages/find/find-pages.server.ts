import { deskCopyFor, type DeskCopy } from '#desk/words/desk-copy.server.ts'
import { otherDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

type Page = { path: NonNullable<Parameters<typeof adminUrl>[1]>; query?: string; name: string }

/** Every page that is not about a lead, a quote or another item. */
function pagesIn(copy: DeskCopy, { isOwner }: { isOwner: boolean }): Page[] {
  const { admin } = copy
  const { filters } = admin.leads
  return [
    { path: 'dashboard/today', name: copy.adminToday.title },
    { path: 'dashboard', name: admin.leads.title },
    { path: 'dashboard/leads/new', name: admin.newLead.title },
    { path: 'dashboard', query: '?spam=yes', name: filters.spam },
    { path: 'dashboard', query: '?deleted=yes', name: filters.deleted },
    { path: 'dashboard/leads/download', name: copy.leadExport.title },
    { path: 'dashboard/leads/import', name: copy.leadImport.title },
    { path: 'dashboard/month', name: copy.adminMonth.open },
    { path: 'dashboard/quotes', name: admin.frame.quotes },
    { path: 'dashboard/emails', name: admin.emails.title },
    { path: 'dashboard/cards', name: copy.adminCards.title },
    { path: 'dashboard/codes', name: copy.adminCodes.title },
    { path: 'dashboard/prices', name: admin.frame.prices },
    { path: 'dashboard/settings', name: admin.settings.title },
    { path: 'dashboard/settings/studio', name: copy.adminStudio.title },
    ...Object.entries(copy.adminStudio.sections).map(([id, { title }]) => ({
      path: `dashboard/settings/studio/${id}` as const,
      name: title,
    })),
    { path: 'dashboard/settings/testimonials', name: copy.adminTestimonials.title },
    { path: 'dashboard/settings/replies', name: copy.adminReplies.title },
    { path: 'dashboard/settings/notices', name: copy.adminPush.title },
    { path: 'dashboard/settings/samples', name: copy.adminSamples.title },
    { path: 'dashboard/settings/mail', name: copy.adminMail.title },
    { path: 'dashboard/settings/privacy', name: copy.adminPrivacy.title },
    { path: 'dashboard/settings/gate', name: copy.adminGate.title },
    { path: 'dashboard/settings/addresses', name: copy.adminAddresses.title },
    { path: 'dashboard/settings/backups', name: copy.adminBackups.title },
    { path: 'dashboard/settings/health', name: copy.adminHealth.title },
    ...(isOwner
      ? [{ path: 'dashboard/settings/audit', name: copy.adminAudit.title } as const]
      : []),
    { path: 'dashboard/settings/two-step', name: copy.adminSecurity.app.title },
    { path: 'dashboard/settings/recovery', name: copy.adminRecovery.codes.title },
  ]
}

/** The pages whose name has the text in one of the languages, in the order of the navigation. */
export function findPages(
  text: string,
  { lang, isOwner }: { lang: DeskLang; isOwner: boolean },
): { to: string; name: string }[] {
  const wanted = text.toLowerCase()
  const names = [lang, otherDeskLang(lang)].map((each) =>
    pagesIn(deskCopyFor(each), { isOwner }).map(({ name }) => name.toLowerCase()),
  )
  return pagesIn(deskCopyFor(lang), { isOwner })
    .filter((_page, at) => names.some((each) => each[at]?.includes(wanted)))
    .map(({ path, query = '', name }) => ({ to: adminUrl(lang, path) + query, name }))
}

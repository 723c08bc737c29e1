import { Outlet } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillPlural } from '#i18n/plural.ts'
import { findLowSpace } from '#server/disk-space.ts'
import { requireAdmin, requireSession } from '#server/desk/current-session.ts'
import { countLeadLists } from '#server/leads/lead-count-store.ts'
import { countEmailsByStatus } from '#server/email/email-list-store.ts'
import { countOpenRequests } from '#server/privacy/request-store.ts'
import { countUnseenAcceptances } from '#server/quotes/acceptance-store.ts'
import { hoursUnfinished } from '#server/health/check-removal.ts'
import { serverContext } from '#server/server-context.ts'
import { findHoldingFields } from '#server/settings/sending-guard.ts'
import type { Route } from './+types/dashboard-layout.ts'
import { AddressAlert } from '#desk/parts/address-alert.tsx'
import { summarizeAddresses } from '#desk/parts/summarize-addresses.server.ts'
import { OperationAlert } from '#desk/parts/operation-alert.tsx'
import { AdminHeader } from '#desk/parts/admin-header.tsx'
import { PageProgress } from '#desk/parts/page-progress.tsx'
import { ConflictPanel } from '#desk/parts/conflict-panel.tsx'
import { PendingBar } from '#desk/parts/pending-bar.tsx'
import { PendingProvider } from '#desk/parts/pending-provider.tsx'
import { SessionMonitor } from '#desk/parts/session-monitor.tsx'
import tabBarStyles from '#desk/parts/tab-bar.css?url'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tabBarStyles }]

const authenticate: Route.MiddlewareFunction = ({ request, context, params }) =>
  requireAdmin(request, context, requireDeskLang(params.lang))

/** Every page below this layout requires a session (requirements 7.1). */
export const middleware: Route.MiddlewareFunction[] = [authenticate]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin, expiresAt } = requireSession(context)
  const { database, backups, env, settings } = context.get(serverContext)
  const holding = findHoldingFields(settings, env)
  const {
    admin: { frame, pending, toasts, statuses },
    forms,
    adminBackups,
    adminDisk,
    adminSending,
    adminPrivacy,
    adminSamples,
    adminKeyboard,
  } = deskCopyFor(lang)
  const [leads, emails, acceptedQuotes, privacyRequests, backupState, lowSpace] = await Promise.all(
    [
      countLeadLists(database),
      countEmailsByStatus(database),
      countUnseenAcceptances(database),
      countOpenRequests(database),
      backups.state(new Date()),
      findLowSpace(env.DATA_DIR),
    ],
  )
  return {
    lang,
    adminId: admin.id,
    adminName: admin.name,
    secondsLeft: Math.floor((expiresAt.getTime() - Date.now()) / 1000),
    copy: frame,
    keyboard: adminKeyboard,
    pendingCopy: { pending, toasts, closeToast: forms.toast.close },
    statuses,
    addresses: summarizeAddresses(context, lang),
    alerts: findAlerts({
      held: holding.length === 0 ? null : fillPlural(adminSending.alert, holding.length, lang),
      demo: settings.get('demo') === null ? null : adminSamples.demo.alert,
      unremoved: hoursUnfinished(env, new Date()) === null ? null : adminPrivacy.alert.title,
      backup: backupState.problem === null ? null : adminBackups.problems.title,
      disk: lowSpace === null ? null : adminDisk.title,
    }),
    counts: {
      newLeads: leads.new,
      failedEmails: emails.failed,
      acceptedQuotes,
      privacyRequests,
    },
  }
}

type Titles = Record<'held' | 'demo' | 'unremoved' | 'backup' | 'disk', string | null>

/** What every page says, each with the place where it ends. */
function findAlerts({ held, demo, unremoved, backup, disk }: Titles) {
  const all = [
    { title: held, to: 'dashboard/settings/studio', isFault: true },
    { title: demo, to: 'dashboard/settings/samples', isFault: false },
    { title: unremoved, to: 'dashboard/settings/privacy', isFault: true },
    { title: backup, to: 'dashboard/settings/backups', isFault: true },
    { title: disk, to: 'dashboard/settings/backups', isFault: true },
  ] as const
  return all.flatMap(({ title, ...alert }) => (title === null ? [] : [{ title, ...alert }]))
}

export default function DashboardLayout({
  loaderData: {
    lang,
    adminId,
    adminName,
    secondsLeft,
    copy,
    keyboard,
    pendingCopy,
    statuses,
    counts,
    addresses,
    alerts,
  },
}: Route.ComponentProps) {
  return (
    <PendingProvider adminId={adminId}>
      <div className="min-h-dvh pb-24 md:pb-16">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-citron focus:px-6 focus:py-3 focus:text-ink"
        >
          {copy.skip}
        </a>
        <AdminHeader
          lang={lang}
          adminName={adminName}
          copy={copy}
          counts={counts}
          keyboard={keyboard}
          signOutCopy={pendingCopy.pending.signOut}
        />
        {addresses.isOpen ? (
          <AddressAlert lang={lang} title={addresses.state} isFault={addresses.isFault} />
        ) : null}
        {alerts.map(({ title, ...alert }) => (
          <OperationAlert key={title} lang={lang} title={title} {...alert} />
        ))}
        <PendingBar lang={lang} copy={pendingCopy} />
        <PageProgress label={copy.loading} />
        <main id="content" tabIndex={-1} className="mx-auto max-w-420 px-4 pt-2 md:px-6 md:pt-8">
          <ConflictPanel lang={lang} copy={pendingCopy.pending} statuses={statuses} />
          <Outlet />
        </main>
        <SessionMonitor lang={lang} secondsLeft={secondsLeft} copy={copy} />
      </div>
    </PendingProvider>
  )
}

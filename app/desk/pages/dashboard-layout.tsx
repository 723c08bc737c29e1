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
import { isWalk } from '#desk/parts/walk.ts'
import { WalkBar } from '#desk/parts/walk-bar.tsx'
import { summarizeAddresses } from '#desk/parts/summarize-addresses.server.ts'
import { Notices, type Notice } from '#desk/parts/notices.tsx'
import { AdminHeader } from '#desk/parts/admin-header.tsx'
import { PageProgress } from '#desk/parts/page-progress.tsx'
import { ConflictPanel } from '#desk/parts/conflict-panel.tsx'
import { PendingBar } from '#desk/parts/pending-bar.tsx'
import { PendingProvider } from '#desk/parts/pending-provider.tsx'
import { SessionMonitor } from '#desk/parts/session-monitor.tsx'
import tabBarStyles from '#desk/parts/tab-bar.css?url'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { describeWalk } from './studio/describe-walk.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tabBarStyles }]

const authenticate: Route.MiddlewareFunction = ({ request, context, params }) =>
  requireAdmin(request, context, requireDeskLang(params.lang))

/** Every page below this layout requires a session (requirements 7.1). */
export const middleware: Route.MiddlewareFunction[] = [authenticate]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin, expiresAt } = requireSession(context)
  const server = context.get(serverContext)
  const { database, backups, env, settings } = server
  const addresses = summarizeAddresses(context, lang)
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
    walk: isWalk(request)
      ? await describeWalk(server, { lang, adminId: admin.id, addresses }, new URL(request.url))
      : null,
    notices: findNotices({
      held: holding.length === 0 ? null : fillPlural(adminSending.alert, holding.length, lang),
      addresses: addresses.isOpen ? addresses : null,
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

type Said = Record<'held' | 'demo' | 'unremoved' | 'backup' | 'disk', string | null> & {
  addresses: { state: string; isFault: boolean } | null
}

/** What every page says, each with the place where it ends: faults before reminders. */
function findNotices({ held, addresses, demo, unremoved, backup, disk }: Said): Notice[] {
  const all = [
    { title: unremoved, to: 'dashboard/settings/privacy', isFault: true },
    { title: backup, to: 'dashboard/settings/backups', isFault: true },
    { title: disk, to: 'dashboard/settings/backups', isFault: true },
    { title: held, to: 'dashboard/settings/studio', isFault: true },
    {
      title: addresses?.state ?? null,
      to: 'dashboard/settings/addresses',
      isFault: addresses?.isFault ?? false,
    },
    { title: demo, to: 'dashboard/settings/samples', isFault: false },
  ] as const
  return all.flatMap(({ title, ...notice }) => (title === null ? [] : [{ title, ...notice }]))
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
    walk,
    notices,
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
        <Notices lang={lang} copy={copy.notices} notices={notices} />
        <div className="sticky top-16 z-10 text-small">
          {walk === null ? null : <WalkBar lang={lang} walk={walk} />}
          <PendingBar lang={lang} copy={pendingCopy} />
        </div>
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

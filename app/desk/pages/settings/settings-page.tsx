import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import type { AdminSecurity } from '#desk/words/he/security.ts'
import { fill, fillKnown } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import {
  addInvitation,
  findInvitations,
  removeInvitation,
} from '#server/admins/sign-up/admin-code-store.ts'
import { findAdmins, removeAdmin } from '#server/admins/accounts/admin-removal-store.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { getOwnerId } from '#server/admins/audit/audit-list-store.ts'
import { addAuditEvent, type AuditAction } from '#server/admins/audit/audit-store.ts'
import { getAuthenticator } from '#server/admins/authenticator/authenticator-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { countRecoveryCodes } from '#server/admins/recovery/recovery-code-store.ts'
import {
  findSessions,
  removeSession,
  sessionLimits,
} from '#server/admins/sessions/session-store.ts'
import { findPushDevices } from '#server/push/push-device-store.ts'
import { describeInvitation, describeSession } from '#server/admins/sessions/session-view.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { summarizeAddresses } from '#desk/parts/summarize-addresses.server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { retryAfter } from '#desk/parts/retry-after.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/settings-page.ts'
import { Admins } from './admins.tsx'
import { changeOwnPassword } from './change-own-password.server.ts'
import { Invitations } from './invitations.tsx'
import { NoticeSummary } from './notice-summary.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoverySummary } from './recovery-summary.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import { readSettingsEdit } from './settings-edit.ts'
import { emptyResult } from './settings-result.ts'
import { findSiteSections } from './find-site-sections.server.ts'
import { SiteSections } from './site-sections.tsx'
import { TwoStepSummary } from './two-step-summary.tsx'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin, reference } = requireSession(context)
  const server = context.get(serverContext)
  const { database } = server
  const now = new Date()
  const ownerId = await getOwnerId(database)
  const [recoveryCodes, app, admins, sessions, invitations, devices, siteSections] =
    await Promise.all([
      countRecoveryCodes(database, admin.id),
      getAuthenticator(database, admin.id),
      findAdmins(database),
      findSessions(database, admin.id, now),
      findInvitations(database, now),
      findPushDevices(database, { adminId: admin.id, reference }),
      findSiteSections(server, { lang, isOwner: ownerId === admin.id, now }),
    ])
  const { settings: copy, login, toasts } = deskCopyFor(lang).admin
  const { adminRecovery, adminSecurity } = deskCopyFor(lang)
  const { idleMinutes: idle, absoluteHours: hours } = sessionLimits
  return {
    lang,
    admin: { name: admin.name, email: admin.email },
    admins: admins.map((each) => ({
      ...each,
      isSelf: each.id === admin.id,
      isOwner: each.id === ownerId,
    })),
    sessions: sessions.map((session) =>
      describeSession(session, { current: reference, lang, now }),
    ),
    invitations: invitations.map((invitation) => describeInvitation(invitation, lang, now)),
    copy: fillKnown(copy, { idle, hours }),
    recovery: { copy: adminRecovery.codes, left: recoveryCodes },
    twoStep: describeTwoStep(app, adminSecurity.app, lang),
    notices: describeNotices(devices.length, lang),
    siteSections,
    addresses: summarizeAddresses(context, lang),
    login: fillKnown({ fields: login.fields, problems: login.problems }, passwordLimits),
    toasts: {
      copied: toasts.linkCopied,
      failed: toasts.copyFailed,
      close: deskCopyFor(lang).forms.toast.close,
    },
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

function describeNotices(count: number, lang: DeskLang) {
  const { adminPush: copy } = deskCopyFor(lang)
  return {
    title: copy.title,
    lang,
    count: count === 0 ? copy.none : fillPlural(copy.count, count, lang),
    open: copy.open,
  }
}

function describeTwoStep(
  app: { createdAt: Date } | null,
  copy: AdminSecurity['app'],
  lang: DeskLang,
) {
  const state = app
    ? fill(copy.on, { day: formatDate(app.createdAt, lang, { timeZone }) })
    : copy.off
  return { copy, isOn: app !== null, state }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const form = await requireForm(request)
  await protectChange('settings/settings-page.tsx', { form, request, context, lang })
  const edit = readSettingsEdit(form)
  if (edit.intent === 'password') return changeOwnPassword(edit, { request, lang, context })
  const { adminId, ipAddress, now } = requireActor(context)
  const { database } = context.get(serverContext)
  const { toasts } = deskCopyFor(lang).admin
  const makeToast = createToastMaker(lang)
  const failed = { ...emptyResult, toast: makeToast('failed', toasts.failed) }
  const audit = (event: AuditAction) =>
    addAuditEvent(database, { action: event, adminId, ipAddress })

  switch (edit.intent) {
    case 'end-session': {
      if (!(await removeSession(database, { reference: edit.reference, adminId })))
        return data(failed, { status: 409 })
      await audit('session-ended')
      return data({ ...emptyResult, toast: makeToast('done', toasts.sessionEnded) })
    }
    case 'invite': {
      const code = await addInvitation(database, { adminId, now })
      await audit('invitation-made')
      return data({ ...emptyResult, code })
    }
    case 'remove-invitation': {
      if (!(await removeInvitation(database, edit.reference))) return data(failed, { status: 409 })
      await audit('invitation-taken-back')
      return data({ ...emptyResult, toast: makeToast('done', toasts.invitationRemoved) })
    }
    case 'remove-admin': {
      const by = { adminId, ipAddress }
      const isOwn = edit.reference === adminId
      if (isOwn || (await removeAdmin(database, edit.reference, by)) !== 'removed')
        return data(failed, { status: 409 })
      return data({ ...emptyResult, toast: makeToast('done', toasts.adminRemoved) })
    }
    case 'unknown':
      return data(failed, { status: 400 })
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, emptyResult)
}

export default function SettingsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, admin, copy, login, toasts } = page
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 text-fg-muted">
        {copy.account}: <bdi dir="auto">{admin.name}</bdi>, <bdi dir="ltr">{admin.email}</bdi>
      </p>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 content-start gap-12">
          <SiteSections lang={page.lang} sections={page.siteSections} addresses={page.addresses} />
          <Section title={copy.sessions.title} lead={copy.sessions.lead}>
            <Sessions copy={copy.sessions} sessions={page.sessions} />
          </Section>
          <Section title={copy.admins.title} lead={copy.admins.lead}>
            <Admins copy={copy.admins} admins={page.admins} />
          </Section>
          <Section title={copy.invitations.title} lead={copy.invitations.lead}>
            <Invitations
              lang={lang}
              copy={copy.invitations}
              toasts={toasts}
              code={actionData?.code ?? null}
              invitations={page.invitations}
            />
          </Section>
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Section title={page.notices.title}>
            <NoticeSummary {...page.notices} />
          </Section>
          <Section title={page.recovery.copy.title} lead={page.recovery.copy.lead}>
            <RecoverySummary lang={lang} {...page.recovery} />
          </Section>
          <Section title={page.twoStep.copy.title} lead={page.twoStep.copy.lead}>
            <TwoStepSummary lang={lang} {...page.twoStep} />
          </Section>
          <Section title={copy.password.title}>
            <PasswordForm
              key={admin.email}
              copy={copy.password}
              login={login}
              problems={actionData?.problems ?? {}}
            />
          </Section>
        </div>
      </div>
    </>
  )
}

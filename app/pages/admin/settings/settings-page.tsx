import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { requireLang } from '#i18n/require-lang.ts'
import {
  addInvitation,
  findInvitations,
  removeInvitation,
} from '#server/admins/admin-code-store.ts'
import { addAuditEvent } from '#server/admins/audit-store.ts'
import { changePassword } from '#server/admins/change-password.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { sessionCookie } from '#server/admins/session-cookie.ts'
import { findSessions, removeSession, sessionLimits } from '#server/admins/session-store.ts'
import { describeInvitation, describeSession } from '#server/admins/session-view.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import { tell } from '../tell.ts'
import type { Route } from './+types/settings-page.ts'
import { Invitations } from './invitations.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { readSettingsEdit } from './settings-edit.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { admin, reference } = requireSession(context)
  const { database } = context.get(serverContext)
  const now = new Date()
  const [sessions, invitations] = await Promise.all([
    findSessions(database, admin.id, now),
    findInvitations(database, now),
  ])
  const { settings: copy, login, toasts } = copyFor(lang).admin
  const { idleMinutes: idle, absoluteHours: hours } = sessionLimits
  return {
    lang,
    admin: { name: admin.name, email: admin.email },
    sessions: sessions.map((session) =>
      describeSession(session, { current: reference, lang, now }),
    ),
    invitations: invitations.map((invitation) => describeInvitation(invitation, lang, now)),
    copy: fillKnown(copy, { idle, hours }),
    login: fillKnown({ fields: login.fields, problems: login.problems }, passwordLimits),
    toasts: {
      copied: toasts.linkCopied,
      failed: toasts.copyFailed,
      close: copyFor(lang).forms.toast.close,
    },
    title: `${copy.title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { admin } = requireSession(context)
  const { database, env } = context.get(serverContext)
  const { ipAddress, userAgent } = context.get(visitorContext)
  const now = new Date()
  const { toasts, login } = copyFor(lang).admin
  const { close } = copyFor(lang).forms.toast
  const nothing = { close, said: null, problems: {}, code: null }
  const failed = { ...nothing, said: { kind: 'failed' as const, text: toasts.failed } }
  const note = (event: 'session-ended' | 'invitation-made' | 'invitation-taken-back') =>
    addAuditEvent(database, { action: event, adminId: admin.id, ipAddress })
  const edit = readSettingsEdit(await requireForm(request))

  switch (edit.intent) {
    case 'password': {
      const answer = await changePassword(
        database,
        { admin, ...edit },
        { ipAddress, userAgent, now },
      )
      if (answer.kind === 'invalid')
        return data({ ...nothing, problems: answer.problems }, { status: 400 })
      if (answer.kind === 'limited') {
        const text = fillPlural(login.limited, Math.ceil(answer.retryAfterSeconds / 60), lang)
        return data({ ...nothing, said: { kind: 'failed' as const, text } }, { status: 429 })
      }
      const headers = new Headers([
        ['Set-Cookie', sessionCookie(request, env, answer.token)],
        ['Set-Cookie', flashCookie('passwordChanged')],
      ])
      return redirect(adminUrl(lang, 'dashboard/settings'), { status: 303, headers })
    }
    case 'end-session': {
      if (!(await removeSession(database, { reference: edit.reference, adminId: admin.id })))
        return data(failed, { status: 409 })
      await note('session-ended')
      return data({ ...nothing, said: { kind: 'done' as const, text: toasts.sessionEnded } })
    }
    case 'invite': {
      const code = await addInvitation(database, { adminId: admin.id, now })
      await note('invitation-made')
      return data({ ...nothing, code })
    }
    case 'remove-invitation': {
      if (!(await removeInvitation(database, edit.reference))) return data(failed, { status: 409 })
      await note('invitation-taken-back')
      return data({ ...nothing, said: { kind: 'done' as const, text: toasts.invitationRemoved } })
    }
    case 'unknown':
      return data(failed, { status: 400 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction()
  if (answer.said) tell(answer.said, answer.close)
  return answer
}

export default function SettingsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, admin, copy, login, toasts } = page
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 text-fg-muted">
        {copy.account}: <bdi dir="auto">{admin.name}</bdi>, <bdi dir="ltr">{admin.email}</bdi>
      </p>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 content-start gap-12">
          <Section title={copy.sessions.title} lead={copy.sessions.lead}>
            <Sessions copy={copy.sessions} sessions={page.sessions} />
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
        <Section title={copy.password.title}>
          <PasswordForm
            key={admin.email}
            copy={copy.password}
            login={login}
            problems={actionData?.problems ?? {}}
          />
        </Section>
      </div>
    </>
  )
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      {lead === undefined ? null : (
        <p className="mt-1 max-w-[40em] text-small text-fg-muted">{lead}</p>
      )}
      <div className="mt-5">{children}</div>
    </section>
  )
}

import { Fragment } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { RefusedForm } from '#desk/parts/refused-form.tsx'
import { RemoveItem } from '#desk/parts/remove-item.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { isReplyPart } from '#domain/promises/reply-texts.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { flashCookie } from '#server/desk/flash.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { changeRecord } from '#server/settings/record-store.ts'
import { Button } from '#ui/button.tsx'
import { InputField, TextAreaField } from '#ui/field.tsx'
import type { Route } from './+types/reply-page.ts'
import { describeReply } from './describe-reply.server.ts'
import { readReplies } from './read-replies.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  if (!isReplyPart(params.situation)) throw data(null, { status: 404 })
  const { settings } = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await settings.refresh()
  const view = describeReply(settings, params.situation, lang)
  return { lang, ...view, title: `${view.name} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Stores the texts of a part, or removes them so that those of the site are used again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  if (!isReplyPart(params.situation)) throw data(null, { status: 404 })
  const { admin } = requireSession(context)
  const { adminId, ipAddress } = requireActor(context)
  const { database, settings } = context.get(serverContext)
  const form = await requireForm(request)
  await protectChange('replies/reply-page.tsx', { form, request, context, lang })
  const isReset = textField(form, 'intent') === 'remove'
  const read = readReplies(isReset ? new FormData() : form, params.situation, lang)
  if (!read.ok) {
    const problem = deskCopyFor(lang).adminStudio.refused
    return data({ toast: null, problem, typed: read.typed, errors: read.errors }, { status: 400 })
  }
  await changeRecord(database, 'replies', read.texts, admin.name)
  await settings.refresh()
  const detail = { section: 'replies' }
  await addAuditEvent(database, { action: 'studio-changed', adminId, ipAddress, detail })
  return redirect(adminUrl(lang, 'dashboard/settings/replies'), {
    headers: { 'Set-Cookie': flashCookie('studioSaved') },
  })
}

const noTexts: Partial<Record<Lang, string>> = {}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null, problem: null, typed: noTexts, errors: noTexts })
}

/** The texts of one part, in both languages. */
export default function ReplyPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formData !== undefined
  const { lang, copy, name, fields } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/replies')} label={copy.backToList} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{name}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{page.hint}</p>
      <RefusedForm answer={actionData} />
      <Form
        method="post"
        noValidate
        className="mt-8 grid max-w-260 gap-x-12 gap-y-6 lg:grid-cols-2"
      >
        {fields.map((field) => (
          <div key={field.name} lang={field.name} className="min-w-0">
            <TextField
              isLine={page.isLine}
              id={field.name}
              name={field.name}
              label={field.label}
              dir={field.name === 'he' ? 'rtl' : 'ltr'}
              defaultValue={actionData?.typed[field.name] ?? field.text}
              error={actionData?.errors[field.name]}
            />
            <p lang={lang} className="mt-2 text-small text-fg-muted">
              {copy.facts}
              {field.facts.map((fact, index) => (
                <Fragment key={fact}>
                  {index === 0 ? ' ' : ', '}
                  <bdi className="whitespace-nowrap">{fact}</bdi>
                </Fragment>
              ))}
            </p>
          </div>
        ))}
        <p className="text-small text-fg-muted lg:col-span-full">{copy.empty}</p>
        <Button
          type="submit"
          name="intent"
          value="save"
          aria-busy={isBusy}
          isBusy={isBusy}
          className="justify-self-start lg:col-span-full"
        >
          {isBusy ? copy.saving : copy.save}
        </Button>
      </Form>
      {page.isOwn ? (
        <div className="mt-12 max-w-160">
          <RemoveItem label={copy.reset} sure={copy.resetNote} />
        </div>
      ) : null}
    </>
  )
}

type FieldProps = {
  /** A first line or a subject; otherwise a text. */
  isLine: boolean
  id: string
  name: string
  label: string
  dir: 'rtl' | 'ltr'
  defaultValue: string
  error: string | undefined
}

function TextField({ isLine, ...field }: FieldProps) {
  return isLine ? <InputField type="text" {...field} /> : <TextAreaField rows={6} {...field} />
}

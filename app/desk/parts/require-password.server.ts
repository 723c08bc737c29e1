import { data, type RouterContextProvider } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillKnown } from '#i18n/fill.ts'
import { fillPlural } from '#i18n/plural.ts'
import {
  confirmedMinutes,
  confirmInSession,
  type Confirmation,
} from '#server/admins/passwords/confirm-session.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { confirmField, type ConfirmView } from './confirm-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

export type Posted = {
  form: FormData
  request: Request
  context: Readonly<RouterContextProvider>
  lang: DeskLang
  /**
   * Where the confirmed form is posted; without it, to its own address. Set for downloads, because
   * a file is not a page.
   */
  file?: string
}

/**
 * Lets a sensitive action continue if the password was entered within the last ten minutes.
 * Otherwise throws the data with which the page's error boundary asks for the password and then
 * posts the form again (requirements 7.8). For actions only.
 */
export async function requirePassword({ form, request, context, lang, file }: Posted) {
  const { database } = context.get(serverContext)
  const typed = { password: textField(form, confirmField), now: new Date() }
  const result = await confirmInSession(database, requireSession(context), typed)
  if (result.kind === 'confirmed') return
  const { admin, adminSecurity } = deskCopyFor(lang)
  const view: ConfirmView = {
    confirm: fillKnown(adminSecurity.confirm, { minutes: confirmedMinutes }),
    fields: [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== confirmField ? [[name, value]] : [],
    ),
    action: file ?? addressOf(request),
    problem: describeProblem(result, lang),
    words: admin.login.fields,
  }
  throw data(view, {
    status: result.kind === 'limited' ? 429 : 401,
    ...(result.kind === 'limited' && {
      headers: { 'Retry-After': String(result.retryAfterSeconds) },
    }),
  })
}

function describeProblem(result: Confirmation, lang: DeskLang): string | null {
  if (result.kind === 'refused') return deskCopyFor(lang).adminSecurity.confirm.refused
  if (result.kind !== 'limited') return null
  return fillPlural(
    deskCopyFor(lang).admin.login.limited,
    Math.ceil(result.retryAfterSeconds / 60),
    lang,
  )
}

/** The address of the page, without the parts that the router adds to its own requests. */
function addressOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return pathname.replace(/\.data$/, '') + query
}

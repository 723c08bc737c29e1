import { isPagePath, type PagePath } from '#catalog/pages.ts'
import { contactFields, isContactFormError, type FieldErrors } from '#domain/leads/contact-form.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

export type PostedLead = Readonly<Record<string, string>>

/** The fields of a form that was sent without JavaScript. Files are no part of it. */
export async function readPostedLead(request: Request): Promise<PostedLead> {
  const form = await request.formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}

/** The page whose form was sent: it stays the source when the form comes back on the contact page. */
export function postedFrom(values: PostedLead, lang: Lang): PagePath {
  const home = pageUrl(lang, '')
  const url = values['page_url'] ?? ''
  const path = url.slice(home.length)
  return url.startsWith(home) && isPagePath(path) ? path : 'contact'
}

/** The first thing that is wrong with each field the visitor can mend. */
export function toFieldErrors(found: readonly { field: string; code: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, code } of found) {
    const known = contactFields.find((name) => name === field)
    if (known && isContactFormError(code)) errors[known] ??= code
  }
  return errors
}

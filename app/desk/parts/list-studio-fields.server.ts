import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import { formatList } from '#i18n/format-list.ts'

/** 'Phone and email', in the words of the owner. */
export function listFields(fields: readonly StudioField[], lang: DeskLang): string {
  const { adminStudio } = deskCopyFor(lang)
  return formatList(
    fields.map((field) => adminStudio.fields[field]),
    lang,
  )
}

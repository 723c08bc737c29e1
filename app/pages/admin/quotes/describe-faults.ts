import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { EditFault } from '#domain/quotes/quote-edit.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { languages, type Lang } from '#i18n/languages.ts'

/** A fault in words: `problem` beside its field, `text` where the line has to be named too. */
export type FaultView = { field: string; problem: string; text: string }

type Input = {
  faults: readonly EditFault[]
  lines: readonly QuoteLine[]
  /** The fields as typed. */
  typed: TypedFields | null
  lang: Lang
  copy: AdminQuotes
}

/** The texts of a posted form, by field. Those of unchecked boxes are absent. */
export type TypedFields = Readonly<Record<string, string>>

export function typedFields(form: FormData): TypedFields {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(texts)
}

/** Names the line by its position in the form and its title as typed. */
export function describeFaults({ faults, lines, typed, lang, copy }: Input): FaultView[] {
  const { editor, problems } = copy
  return faults.map(({ field, lineId, problem }) => {
    const at = lines.findIndex(({ id }) => id === lineId)
    const position = at + 1
    const title = typed?.[`${lang}.${lineId}`]?.trim() ?? lines[at]?.name[lang] ?? ''
    const place =
      title === ''
        ? fill(editor.line, { position })
        : fill(editor.namedLine, { position, title: isolate(title, languages[lang].dir) })
    const text =
      at === -1
        ? problems[problem]
        : fill(editor.faults.fault, { place, problem: problems[problem] })
    return { field, problem: problems[problem], text }
  })
}

import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import type { EditFault } from '#domain/quotes/quote-edit.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { PostedTexts } from '#desk/parts/read-text-fields.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'

/**
 * The texts of a fault: `problem` for display at its field, `text` where the line has to be named
 * too.
 */
export type FaultView = { field: string; problem: string; text: string }

type FaultContext = {
  faults: readonly EditFault[]
  lines: readonly QuoteLine[]
  /** The posted text fields. */
  typed: PostedTexts | null
  lang: DeskLang
  copy: AdminQuotes
}

/** Names each line by its position in the form and by the title in the posted form. */
export function describeFaults({ faults, lines, typed, lang, copy }: FaultContext): FaultView[] {
  const { editor, problems } = copy
  return faults.map(({ field, lineId, problem }) => {
    const index = lines.findIndex(({ id }) => id === lineId)
    const position = index + 1
    const title = typed?.[`${lang}.${lineId}`]?.trim() ?? lines[index]?.name[lang] ?? ''
    const lineName =
      title === ''
        ? fill(editor.line, { position })
        : fill(editor.namedLine, { position, title: isolate(title, deskLanguages[lang].dir) })
    const text =
      index === -1
        ? problems[problem]
        : fill(editor.faults.fault, { place: lineName, problem: problems[problem] })
    return { field, problem: problems[problem], text }
  })
}

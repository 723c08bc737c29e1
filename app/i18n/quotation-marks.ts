import type { Lang } from './languages.ts'

const marks = { he: ['״', '״'], en: ['“', '”'] } as const satisfies Record<Lang, unknown>

/** What a person says, in the quotation marks of its language. */
export function inQuotationMarks(text: string, lang: Lang): string {
  const [open, close] = marks[lang]
  return open + text + close
}

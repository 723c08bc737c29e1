import { isolateAuto } from '#i18n/bidi.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type AttachedQuote = { number: string; isAccepted: boolean }

/**
 * Leads to delete, and their quotes. 'current': the lead whose page is open; 'one': of the list;
 * 'all': every lead that matches the filter.
 */
export type Deletion =
  | { kind: 'current' | 'one'; id: string; name: string; quotes: readonly AttachedQuote[] }
  | { kind: 'selected'; ids: readonly string[]; quotes: readonly AttachedQuote[] }
  | { kind: 'all'; count: number }

export type DialogTexts = { title: string; text: string }

/**
 * The reason why a single lead cannot be deleted, which is an accepted quote. Null where it can be.
 */
export function deletionRefusal(
  deletion: Deletion,
  { accepted: words }: AdminCopy['leads']['confirm'],
): DialogTexts | null {
  if (deletion.kind !== 'current' && deletion.kind !== 'one') return null
  const accepted = deletion.quotes.filter(({ isAccepted }) => isAccepted)
  return accepted.length === 0
    ? null
    : { title: words.title, text: fill(words.text, { numbers: numbersOf(accepted) }) }
}

export function deletionQuestion(
  deletion: Deletion,
  { confirm }: AdminCopy['leads'],
  lang: DeskLang,
): DialogTexts {
  if (deletion.kind === 'all')
    return { title: fillPlural(confirm.all.title, deletion.count, lang), text: confirm.all.text }
  const sentences = (text: string) =>
    [text, ...quoteSentences(deletion.quotes, confirm), confirm.irreversible].join(' ')
  if (deletion.kind === 'selected')
    return {
      title: fillPlural(confirm.selected.title, deletion.ids.length, lang),
      text: sentences(confirm.selected.text),
    }
  return {
    title: confirm.one.title,
    text: sentences(fill(confirm.one.text, { name: isolateAuto(deletion.name) })),
  }
}

function quoteSentences(
  quotes: readonly AttachedQuote[],
  confirm: AdminCopy['leads']['confirm'],
): string[] {
  const deleted = quotes.filter(({ isAccepted }) => !isAccepted)
  const kept = quotes.filter(({ isAccepted }) => isAccepted)
  return [
    ...(deleted.length > 0 ? [fill(confirm.quotes, { numbers: numbersOf(deleted) })] : []),
    ...(kept.length > 0 ? [fill(confirm.kept, { numbers: numbersOf(kept) })] : []),
  ]
}

function numbersOf(quotes: readonly AttachedQuote[]): string {
  return quotes.map(({ number }) => isolateAuto(keepOnOneLine(number))).join(', ')
}

/** Adds a word joiner after the hyphen: a quote number must not break across lines. */
function keepOnOneLine(number: string): string {
  return number.replace('-', '-\u2060')
}

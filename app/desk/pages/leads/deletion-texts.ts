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

/** @param erases whether the leads are in the bin already */
export function deletionQuestion(
  deletion: Deletion,
  { confirm, deleted }: AdminCopy['leads'],
  { lang, erases }: { lang: DeskLang; erases: boolean },
): DialogTexts {
  const words = erases ? deleted.confirm : confirm
  const end = erases ? deleted.confirm.end : confirm.end
  const sentences = (...texts: readonly string[]) => [...texts, end].join(' ')
  if (deletion.kind === 'all')
    return {
      title: fillPlural(words.all.title, deletion.count, lang),
      text: sentences(words.all.text),
    }
  const quotes = erases ? [] : quoteSentences(deletion.quotes, confirm)
  if (deletion.kind === 'selected')
    return {
      title: fillPlural(words.selected.title, deletion.ids.length, lang),
      text: sentences(words.selected.text, ...quotes),
    }
  return {
    title: words.one.title,
    text: sentences(fill(words.one.text, { name: isolateAuto(deletion.name) }), ...quotes),
  }
}

function quoteSentences(
  quotes: readonly AttachedQuote[],
  confirm: AdminCopy['leads']['confirm'],
): string[] {
  const open = quotes.filter(({ isAccepted }) => !isAccepted)
  const kept = quotes.filter(({ isAccepted }) => isAccepted)
  return [
    ...(open.length > 0 ? [fill(confirm.quotes, { numbers: numbersOf(open) })] : []),
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

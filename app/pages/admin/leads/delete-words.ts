import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'

type DoomedQuote = { number: string; isAccepted: boolean }

/** What is about to be deleted, and the quotes that hang on it. */
export type Doomed =
  | { kind: 'this' | 'one'; id: string; name: string; quotes: readonly DoomedQuote[] }
  | { kind: 'selected'; ids: readonly string[]; quotes: readonly DoomedQuote[] }
  | { kind: 'all'; count: number }

export type Words = { title: string; text: string }

/** null: nothing stands against it. Otherwise why this one lead stays. */
export function refusalOf(doomed: Doomed, { agreed }: AdminCopy['leads']['confirm']): Words | null {
  if (doomed.kind !== 'this' && doomed.kind !== 'one') return null
  const accepted = doomed.quotes.filter(({ isAccepted }) => isAccepted)
  return accepted.length === 0
    ? null
    : { title: agreed.title, text: fill(agreed.text, { numbers: numbersOf(accepted) }) }
}

export function questionFor(doomed: Doomed, { confirm }: AdminCopy['leads'], lang: Lang): Words {
  if (doomed.kind === 'all')
    return { title: fillPlural(confirm.all.title, doomed.count, lang), text: confirm.all.text }
  const sentences = (text: string) =>
    [text, ...quoteSentences(doomed.quotes, confirm), confirm.irreversible].join(' ')
  if (doomed.kind === 'selected')
    return {
      title: fillPlural(confirm.selected.title, doomed.ids.length, lang),
      text: sentences(confirm.selected.text),
    }
  return {
    title: confirm.one.title,
    text: sentences(fill(confirm.one.text, { name: isolated(doomed.name) })),
  }
}

function quoteSentences(
  quotes: readonly DoomedQuote[],
  confirm: AdminCopy['leads']['confirm'],
): string[] {
  const going = quotes.filter(({ isAccepted }) => !isAccepted)
  const staying = quotes.filter(({ isAccepted }) => isAccepted)
  return [
    ...(going.length > 0 ? [fill(confirm.quotes, { numbers: numbersOf(going) })] : []),
    ...(staying.length > 0 ? [fill(confirm.kept, { numbers: numbersOf(staying) })] : []),
  ]
}

function numbersOf(quotes: readonly DoomedQuote[]): string {
  return quotes.map(({ number }) => isolated(unbroken(number))).join(', ')
}

/** A number ends on the line where it begins. */
function unbroken(number: string): string {
  return number.replace('-', '-\u2060')
}

/** A name or a number inside a sentence must not turn the sentence around. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

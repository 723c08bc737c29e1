import type { NextAction } from '#domain/promises/next-step.ts'
import { situationsOf } from '#domain/promises/situations.ts'
import { plainName } from '#domain/text/plain-name.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { quoteUrl } from '#i18n/links.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { describeLead, type LeadView } from '../leads/lead-view.ts'
import type { ReplyTexts, WrittenReplies } from './reply-texts.ts'
import type { TodayQuote } from './today-store.ts'

/** What to answer a person with. The texts of all situations are in `replyTexts()`. */
export type ReplyView = {
  lead: Pick<LeadView, 'id' | 'name' | 'email' | 'phone'>
  /** Of the person: the texts are in it. */
  language: Lang
  greeting: string
  /** Where the client reads the quote, and its last day; '' without a quote. */
  facts: { quote: string; validUntil: string }
  /** What may be written about, the likely one in front. */
  situations: NextAction[]
  /** Whether the phone takes messages: a landline does not. */
  takesMessages: boolean
  quoteId: string | null
  /** When the person was last answered, as the server compares it; '' for never. */
  answeredAt: string
}

type Reading = { lang: DeskLang; now: Date; siteUrl: string; texts: ReplyTexts }

export function describeReply(
  { lead, quote }: { lead: LeadRow; quote: TodayQuote | null },
  { lang, now, siteUrl, texts }: Reading,
): ReplyView {
  const { language } = lead
  const { id, name, email, phone } = describeLead(lead, lang, now)
  return {
    lead: { id, name, email, phone },
    language,
    greeting: greet(name, texts[language]),
    facts: {
      quote: quote === null ? '' : `${siteUrl}${quoteUrl(language, quote.token)}`,
      validUntil: quote === null ? '' : formatDay(quote.validUntil, language),
    },
    situations: situationsOf({ next: lead.nextAction, quote: quote?.status ?? null }),
    takesMessages: phone.takesMessages,
    quoteId: quote?.id ?? null,
    answeredAt: lead.touchedAt?.toISOString() ?? '',
  }
}

/** The first line of a text, in the language of the person. */
export function greet(
  typed: string,
  { greeting, greetingOnly }: Pick<WrittenReplies, 'greeting' | 'greetingOnly'>,
): string {
  const name = plainName(typed)
  return name === null ? greetingOnly : fill(greeting, { name })
}

import { copyFor } from '#copy/copy.server.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import type { NextAction } from '#domain/promises/next-step.ts'
import { sectionOf, type TodaySection } from '#domain/promises/today.ts'
import { isE164 } from '#domain/phone/dial.ts'
import { readPhone } from '#domain/phone/read-phone.ts'
import { plainName } from '#domain/text/plain-name.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { quoteUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime } from '../describe-date-time.ts'
import { describeLead, type LeadView } from '../leads/lead-view.ts'
import { describeDue, type DueView } from './due-view.ts'
import { promiseRules } from './promise-rules.ts'
import type { TodayLead, TodayQuote } from './today-store.ts'

/** A row of Today, as text in the admin's language. */
export type TodayRow = {
  lead: Pick<LeadView, 'id' | 'name' | 'email' | 'phone' | 'service' | 'budget' | 'message'>
  section: TodaySection
  action: NextAction
  step: string
  due: DueView
  quoteId: string | null
  /** What to write to the person, in the language of the lead. */
  reply: { subject: string; text: string }
  /** Whether the phone takes messages: a landline does not. */
  takesMessages: boolean
}

type Reading = { lang: DeskLang; words: AdminToday; now: Date; siteUrl: string }

/** Null for a lead without a next step, which the list does not have. */
export function describeToday(
  { lead, quote }: TodayLead,
  { lang, words, now, siteUrl }: Reading,
): TodayRow | null {
  const { nextAction: action, nextAt } = lead
  if (action === null || nextAt === null) return null
  const { id, name, email, phone, service, budget, message } = describeLead(lead, lang, now)
  const { timeZone } = promiseRules().hours
  const viewed = describeViewed(quote, { lang, words, now, siteUrl })
  const step = fill(words.steps[action], { number: quote?.number ?? '' })
  return {
    lead: { id, name, email, phone, service, budget, message },
    section: sectionOf({ action, at: nextAt }, { now, timeZone }),
    action,
    step: action === 'follow-up-quote' && viewed !== null ? `${step}, ${viewed}` : step,
    due: describeDue(nextAt, lang, { now, words }),
    quoteId: quote?.id ?? null,
    reply: writeReply({ lead, quote }, action, siteUrl),
    takesMessages: takesMessages(phone.dial),
  }
}

function takesMessages(dial: string | null): boolean {
  if (dial === null || !isE164(dial)) return false
  const read = readPhone(dial, 'anybody')
  return typeof read === 'object' && read.line === 'mobile'
}

function describeViewed(quote: TodayQuote | null, { lang, words, now }: Reading): string | null {
  if (quote === null) return null
  if (quote.viewedAt === null) return words.notViewed
  const { dateWithin } = describeDateTime(quote.viewedAt, lang, { now, words: words.due })
  return fill(words.viewed, { when: dateWithin })
}

function writeReply(
  { lead, quote }: TodayLead,
  action: NextAction,
  siteUrl: string,
): TodayRow['reply'] {
  const { language } = lead
  const { replyKit } = copyFor(language)
  const name = plainName(lead.name)
  const greeting = name === null ? replyKit.greetingOnly : fill(replyKit.greeting, { name })
  const text = fill(replyKit.texts[action], {
    quote: quote === null ? '' : `${siteUrl}${quoteUrl(language, quote.token)}`,
    validUntil: quote === null ? '' : formatDay(quote.validUntil, language),
  })
  return { subject: replyKit.subject, text: `${greeting}\n${text}` }
}

import type { AdminToday } from '#desk/words/he/today.ts'
import type { NextAction } from '#domain/promises/next-step.ts'
import { sectionOf, type TodaySection } from '#domain/promises/today.ts'
import { fill } from '#i18n/fill.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime } from '../describe-date-time.ts'
import { describeLead, type LeadView } from '../leads/lead-view.ts'
import { describeDue, type DueView } from './due-view.ts'
import { promiseRules } from './promise-rules.ts'
import type { ReplyTexts } from './reply-texts.ts'
import { describeReply, type ReplyView } from './reply-view.ts'
import type { TodayLead, TodayQuote } from './today-store.ts'

/** What is next for a lead, as text in the admin's language. */
export type NextStepView = {
  section: TodaySection
  action: NextAction
  step: string
  due: DueView
}

/** A row of Today. */
export type TodayRow = NextStepView & {
  lead: Pick<LeadView, 'id' | 'name' | 'service' | 'budget' | 'message'>
  quoteId: string | null
  reply: ReplyView
}

type Reading = { lang: DeskLang; words: AdminToday; now: Date }

type RowReading = Reading & { siteUrl: string; texts: ReplyTexts }

/** Null for a lead without a next step, which the list does not have. */
export function describeToday({ lead, quote }: TodayLead, reading: RowReading): TodayRow | null {
  const next = describeNextStep({ lead, quote }, reading)
  if (next === null) return null
  const { lang, now, siteUrl, texts } = reading
  const { id, name, service, budget, message } = describeLead(lead, lang, now)
  return {
    ...next,
    lead: { id, name, service, budget, message },
    quoteId: quote?.id ?? null,
    reply: describeReply({ lead, quote }, { lang, now, siteUrl, texts }),
  }
}

/** Null for a lead without a next step. */
export function describeNextStep(
  { lead, quote }: TodayLead,
  { lang, words, now }: Reading,
): NextStepView | null {
  const { nextAction: action, nextAt } = lead
  if (action === null || nextAt === null) return null
  const { timeZone } = promiseRules().hours
  const viewed = describeViewed(quote, { lang, words, now })
  const step = fill(words.steps[action], { number: quote?.number ?? '' })
  return {
    section: sectionOf({ action, at: nextAt }, { now, timeZone }),
    action,
    step: action === 'follow-up-quote' && viewed !== null ? `${step}, ${viewed}` : step,
    due: describeDue(nextAt, lang, { now, words }),
  }
}

function describeViewed(quote: TodayQuote | null, { lang, words, now }: Reading): string | null {
  if (quote === null) return null
  if (quote.viewedAt === null) return words.notViewed
  const { dateWithin } = describeDateTime(quote.viewedAt, lang, { now, words: words.due })
  return fill(words.viewed, { when: dateWithin })
}

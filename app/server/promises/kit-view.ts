import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { studioDay } from '../studio-day.ts'
import { describeReply, replyTexts } from './reply-view.ts'
import type { TodayLead } from './today-store.ts'
import { describeNextStep } from './today-view.ts'

/** What the pages of a lead and of a quote show about what is next, with the words for it. */
export function describeKit(
  lead: TodayLead,
  { lang, now, siteUrl }: { lang: DeskLang; now: Date; siteUrl: string },
) {
  const { adminToday: copy } = deskCopyFor(lang)
  return {
    copy,
    reply: describeReply(lead, { lang, now, siteUrl }),
    texts: replyTexts(),
    next: describeNextStep(lead, { lang, words: copy, now }),
    today: studioDay(now),
  }
}

import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { studioDay } from '../studio-day.ts'
import { replyTexts } from './reply-texts.ts'
import { describeReply } from './reply-view.ts'
import type { TodayLead } from './today-store.ts'
import { describeNextStep } from './today-view.ts'

type KitOptions = {
  settings: Pick<SettingsCache, 'get'>
  lang: DeskLang
  now: Date
  siteUrl: string
}

/** What the pages of a lead and of a quote show about what is next, with the words for it. */
export function describeKit(lead: TodayLead, { settings, lang, now, siteUrl }: KitOptions) {
  const { adminToday: copy } = deskCopyFor(lang)
  const texts = replyTexts(settings)
  return {
    copy,
    reply: describeReply(lead, { lang, now, siteUrl, texts }),
    texts,
    next: describeNextStep(lead, { lang, words: copy, now }),
    today: studioDay(now),
  }
}

import { promises } from '#catalog/claims.ts'
import { studio } from '#catalog/studio.server.ts'
import type { PromiseRules } from '#domain/promises/next-step.ts'
import { timeZone } from '#catalog/place.ts'

/** What the studio promises, by its own hours and the holidays of Israel. */
export function promiseRules(): PromiseRules {
  const { days, opens, closes } = studio().businessHours
  return {
    hours: {
      timeZone,
      days,
      opens,
      closes,
      closedOn: ['rest', 'eve'],
      closedDays: [],
    },
    answerHours: promises.formReplyHours,
    quoteDays: promises.replyHours / 24,
  }
}

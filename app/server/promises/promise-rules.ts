import { promises } from '#catalog/claims.ts'
import { timeZone } from '#catalog/place.ts'
import { studio } from '#catalog/studio.server.ts'
import type { PromiseRules } from '#domain/promises/next-step.ts'
import { listClosedDays, openRanges } from '#domain/studio/business-hours.ts'

/** What the studio promises, by its own hours and closed days and the holidays of Israel. */
export function promiseRules(): PromiseRules {
  const { businessHours } = studio()
  return {
    hours: {
      timeZone,
      days: businessHours.days,
      ranges: openRanges(businessHours),
      closedOn: ['rest', 'eve'],
      closedDays: listClosedDays(businessHours),
    },
    answerHours: promises.formReplyHours,
    quoteDays: promises.replyHours / 24,
  }
}

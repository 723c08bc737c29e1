import { promises } from '#catalog/claims.ts'
import { studio } from '#catalog/studio.server.ts'
import type { PromiseRules } from '#domain/promises/next-step.ts'
import { timeZone } from '#catalog/place.ts'

const wholeDay = { opens: '00:00', closes: '23:59' }

/**
 * What the studio promises, by its own hours and the holidays of Israel. Hours that end before they
 * begin count as the whole day: a mistake in the settings must not refuse a lead.
 */
export function promiseRules(): PromiseRules {
  const { days, ...typed } = studio().businessHours
  const { opens, closes } = typed.opens < typed.closes ? typed : wholeDay
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

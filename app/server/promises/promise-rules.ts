import { promises } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import type { PromiseRules } from '#domain/promises/next-step.ts'

const { days, opens, closes } = company.businessHours

/** What the studio promises, by its own hours and the holidays of Israel. */
export const promiseRules: PromiseRules = {
  hours: {
    timeZone: company.timeZone,
    days,
    opens,
    closes,
    closedOn: ['rest', 'eve'],
    closedDays: [],
  },
  answerHours: promises.formReplyHours,
  quoteDays: promises.replyHours / 24,
}

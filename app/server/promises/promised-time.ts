import { answerBy } from '#domain/promises/next-step.ts'
import { formatPromisedTime } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { promiseRules } from './promise-rules.ts'

/**
 * By when somebody who wrote at `receivedAt` is answered, in words and by the studio's clock
 * (requirements 5.7): 'Sunday, 29 November at 12:30'.
 */
export function describeAnswerTime(
  receivedAt: Date,
  lang: Lang,
  { asksForQuote }: { asksForQuote: boolean },
): string {
  const at = answerBy({ receivedAt, asksForQuote }, promiseRules())
  return formatPromisedTime(at, lang, promiseRules().hours)
}

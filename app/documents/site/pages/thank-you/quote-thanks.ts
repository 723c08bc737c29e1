import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'

/**
 * The words after a request for a quote. An estimate is called one, and without a mail server no email
 * is promised (requirements 6.3, 8.1).
 */
export function quoteThanks(
  lang: Lang,
  { sendsEmail, isEstimate }: { sendsEmail: boolean; isEstimate: boolean },
) {
  const { pages, quotes } = copyFor(lang)
  const { opening: ofQuote, body: quoteBody } = pages['thank-you-quote']
  const estimate = isEstimate ? quoteBody.estimate : undefined
  const opening = estimate ? { ...ofQuote, ...estimate } : ofQuote
  const body = estimate ? { ...quoteBody, steps: estimate.steps } : quoteBody
  if (sendsEmail) return { opening, body }
  const { title, lead, step, estimateStep } = quotes.withoutMail.thankYou
  return {
    opening: { ...opening, title, lead: estimate ? `${lead} ${estimate.lead}` : lead },
    body: { ...body, steps: [estimate ? estimateStep : step, ...body.steps.slice(1)] },
  }
}

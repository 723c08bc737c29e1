import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { describeAnswerTime } from '#server/promises/promised-time.ts'
import { ThankYouScreen } from '#documents/site/parts/thank-you-screen.tsx'
import type { Route } from './+types/thank-you-quote-page.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { thankYou, links } = copyFor(lang)
  const isEstimate = new URL(request.url).searchParams.get('offer') === 'estimate'
  const { opening, body } = wordsFor(lang, context.get(serverContext).env, isEstimate)
  const answerBy = describeAnswerTime(new Date(), lang, { asksForQuote: true })
  return {
    lang,
    opening: { ...opening, lead: `${opening.lead} ${fill(thankYou.promise, { answerBy })}` },
    steps: body,
    copy: thankYou,
    links,
  }
}

/**
 * An estimate is called one. Without a mail server the page promises no email (requirements 6.3,
 * 8.1).
 */
function wordsFor(lang: Lang, { SMTP_URL }: ServerContext['env'], isEstimate: boolean) {
  const { pages, quotes } = copyFor(lang)
  const { opening: ofQuote, body: quoteBody } = pages['thank-you-quote']
  const { estimate } = quoteBody
  const opening = isEstimate && estimate ? { ...ofQuote, ...estimate } : ofQuote
  const body = isEstimate && estimate ? { ...quoteBody, steps: estimate.steps } : quoteBody
  if (SMTP_URL !== undefined) return { opening, body }
  const { title, lead, step } = quotes.withoutMail.thankYou
  return {
    opening: { ...opening, title, lead },
    body: { ...body, steps: [step, ...body.steps.slice(1)] },
  }
}

export default function ThankYouQuotePage({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} path="thank-you/quote" />
}

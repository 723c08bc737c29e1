import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { serverContext } from '#server/server-context.ts'
import { describeAnswerTime } from '#server/promises/promised-time.ts'
import { ThankYouScreen } from '#documents/site/parts/thank-you-screen.tsx'
import { quoteThanks } from './quote-thanks.ts'
import type { Route } from './+types/thank-you-quote-page.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { thankYou, links } = copyFor(lang)
  const isEstimate = new URL(request.url).searchParams.get('offer') === 'estimate'
  const sendsEmail = context.get(serverContext).directMailer.canSend
  const { opening, body } = quoteThanks(lang, { sendsEmail, isEstimate })
  const answerBy = describeAnswerTime(new Date(), lang, { asksForQuote: true })
  return {
    lang,
    opening: { ...opening, lead: `${opening.lead} ${fill(thankYou.promise, { answerBy })}` },
    steps: body,
    copy: thankYou,
    links,
  }
}

export default function ThankYouQuotePage({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} path="thank-you/quote" />
}

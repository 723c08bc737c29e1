import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { describeAnswerTime } from '#server/promises/promised-time.ts'
import { ThankYouScreen } from '#documents/site/parts/thank-you-screen.tsx'
import type { Route } from './+types/thank-you-contact-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, thankYou, links } = copyFor(lang)
  const { opening, body } = pages['thank-you-contact']
  const answerBy = describeAnswerTime(new Date(), lang, { asksForQuote: false })
  return {
    lang,
    opening: { ...opening, lead: `${fill(thankYou.promise, { answerBy })} ${opening.lead}` },
    steps: body,
    copy: thankYou,
    links,
  }
}

export default function ThankYouContactPage({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} path="thank-you/contact" />
}

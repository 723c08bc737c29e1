import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { ThankYouScreen } from '#documents/site/parts/thank-you-screen.tsx'
import type { Route } from './+types/thank-you-quote-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { thankYou, links } = copyFor(lang)
  const { opening, body } = wordsFor(lang, context.get(serverContext).env)
  return { lang, opening, steps: body, copy: thankYou, links }
}

/** Without a mail server the page promises no email (requirements 8.1). */
function wordsFor(lang: Lang, { SMTP_URL }: ServerContext['env']) {
  const { pages, quotes } = copyFor(lang)
  const { opening, body } = pages['thank-you-quote']
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

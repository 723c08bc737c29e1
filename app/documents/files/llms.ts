import { studio } from '#catalog/studio.server.ts'
import { isPageOffered, offeredServicePages } from '#catalog/offered.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { startingPrice } from '#documents/site/parts/card-price.ts'
import { priceText } from '#parts/price-text.ts'
import { langs } from '#documents/head/langs.ts'
import type { Route } from './+types/llms.ts'

/** The indexed pages of both languages as Markdown, for assistants (llmstxt.org; requirements 2.6). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const { name, email, phone, founder } = studio()
  const parts = [
    `# ${name.en} (${name.he})`,
    `> ${copyFor('en').meta[''].description}`,
    `Founder: ${founder.name.en} (${founder.name.he}), ${founder.jobTitle.en}.`,
    `Contact: ${email}, ${phone}. Every page is in Hebrew and in English.`,
    ...langs.toReversed().map((lang) => listPrices(lang, context.get(serverContext))),
    ...langs.toReversed().map((lang) => listPages(lang, siteUrl)),
  ]
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Where each service and subservice starts, as its page says. */
function listPrices(lang: Lang, server: ServerContext): string {
  const { services, prices: words, nav } = copyFor(lang)
  const { choices, rate, vat } = findPrices(server)
  const lines = offeredServicePages(studio().sales).map((id) => {
    const price = startingPrice(id, { choices, rate, vat })
    const { amount, other, vat: note } = priceText(price, { lang, rate, words })
    return `- ${services.items[id].name}: ${[amount, other && `(${other})`, note].filter(Boolean).join(' ')}`
  })
  return [`## ${nav.services}\n`, ...lines].join('\n')
}

function listPages(lang: Lang, siteUrl: string): string {
  const { links, meta } = copyFor(lang)
  const lines = pages
    .filter(({ indexed, path }) => indexed && isPageOffered(path, studio().sales))
    .map(({ path }) => {
      const address = siteUrl + pageUrl(lang, path)
      return `- [${links[path]}](${address}): ${meta[path].description}`
    })
  return [`## ${languages[lang].name}\n`, ...lines].join('\n')
}

import type { RouterContextProvider } from 'react-router'
import { templates as templateIds, type TemplateId } from '#catalog/templates.ts'
import { projects } from '#content/projects/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { headWords } from '#documents/head/head-words.ts'
import { describeHead, type Head } from '#documents/head/head.ts'
import { priceText } from '#parts/price-text.ts'
import type { TemplateFrameData } from '#documents/template/frame/template-frame.tsx'

/**
 * The data that every page of a template needs besides its own texts: the studio's frame and the
 * head.
 */
export function loadTemplate(
  id: TemplateId,
  lang: Lang,
  context: Readonly<RouterContextProvider>,
): { frame: TemplateFrameData; head: Head } {
  const { siteUrl, path: known, analyticsId } = context.get(pageContext)
  // An unknown page of the clinic has no record, so its language link leads to the clinic's home.
  const path = known ?? (`templates/${id}` as const)
  const copy = copyFor(lang)
  const names = copy.templates.items
  const next = templateIds[(templateIds.indexOf(id) + 1) % templateIds.length] ?? id
  const { ready } = projects[id].price
  const price = priceText(
    { currency: 'ILS', from: ready, to: ready, vat: 'included' },
    { lang, rate: findPrices(context.get(serverContext)).rate, words: copy.prices },
  )
  return {
    frame: {
      lang,
      id,
      path,
      business: names[id].business,
      price: price.amount,
      copy: copy.templateFrame,
      consent: analyticsId === '' ? null : { analyticsId, copy: copy.consent },
      next: { id: next, business: names[next].business },
    },
    head: describeHead({
      lang,
      path: known,
      siteUrl,
      meta: copy.meta[path],
      words: headWords(copy, known),
    }),
  }
}

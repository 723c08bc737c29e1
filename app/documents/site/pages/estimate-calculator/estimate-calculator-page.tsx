import { copyFor } from '#copy/copy.server.ts'
import { estimateByScreens } from '#domain/pricing/estimate-by-screens.ts'
import { readScreenCounts, sumScreens, type ScreenCounts } from '#domain/pricing/screen-counts.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { Cheaper } from './cheaper.tsx'
import { EstimateResult } from './estimate-result.tsx'
import { screenSizes } from './screen-sizes.ts'
import { SizesTable } from './sizes-table.tsx'
import type { Route } from './+types/estimate-calculator-page.ts'

/** The count of the article: a Pilates studio with nine, three and eight screens. */
const example: ScreenCounts = { clients: 9, staff: 3, admin: 8 }

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, links, nav, catalogue, prices: words, servicePage } = copyFor(lang)
  const { opening, body } = pages['estimate-calculator']
  const { choices, rate, vat, list } = findPrices(context.get(serverContext))
  const counted = readScreenCounts(new URL(request.url).searchParams)
  const sizes = screenSizes({ choices, usdToIls: rate, vat })
  const screens = sumScreens(counted ?? example)
  const mvp = list.services.find(({ id }) => id === 'mvp')?.price?.amount ?? 0
  const { parts } = catalogue
  return {
    lang,
    opening,
    body,
    links,
    related: nav.related,
    counted,
    counts: counted ?? example,
    screens,
    sizes,
    estimate: estimateByScreens(screens, sizes),
    mvp,
    atLeast: servicePage.amounts.atLeast,
    names: {
      basic: parts['ui-design.basic'].name,
      advanced: parts['ui-design.advanced'].name,
      full: parts['ui-design.full'].name,
    },
    priceContext: { lang, rate, words },
  }
}

export type CalculatorData = Awaited<ReturnType<typeof loader>>

/** What a design costs by its number of screens (requirements 3.18), counted on the server. */
export default function EstimateCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { lang, opening, body, links, related } = loaderData
  return (
    <>
      <PageOpening lang={lang} path="estimate-calculator" opening={opening}>
        <a href="#count" className="pill">
          {body.form.title}
        </a>
      </PageOpening>
      <section
        id="count"
        aria-labelledby="count-title"
        className="wrap grid gap-x-6 gap-y-12 py-section lg:grid-cols-12"
      >
        <CalculatorForm {...loaderData} />
        <EstimateResult {...loaderData} />
      </section>
      <SizesTable {...loaderData} />
      <Cheaper {...loaderData} />
      <RelatedLinks lang={lang} path="estimate-calculator" title={related} links={links} />
    </>
  )
}

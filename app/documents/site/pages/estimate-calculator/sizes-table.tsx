import { fill } from '#i18n/fill.ts'
import { formatNumber, formatRange } from '#i18n/format.ts'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import tableStyles from '#documents/site/parts/data-table.css?url'
import { Price } from '#documents/site/parts/price.tsx'
import type { CalculatorData } from './estimate-calculator-page.tsx'

/** All sizes with their prices; the one of the estimate is marked. */
export function SizesTable({
  lang,
  body: { sizes: words },
  sizes,
  estimate,
  names,
  priceContext,
  atLeast,
}: CalculatorData) {
  return (
    <section aria-labelledby="sizes-title" className="bg-surface">
      <BodyStylesheet href={tableStyles} />
      <div className="wrap py-section">
        <h2 id="sizes-title" className="headline-h2 mb-8">
          {words.title}
        </h2>
        <div className="data-table">
          <table>
            <thead>
              <tr>
                {[words.size, words.screens, words.price].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map(({ id, screens, price }) => (
                <tr key={id} aria-current={id === estimate.size.id ? 'true' : undefined}>
                  <th scope="row">{names[id]}</th>
                  <td>
                    <bdi>
                      {screens.to === null
                        ? fill(atLeast, { count: formatNumber(screens.from, lang) })
                        : formatRange(screens.from, screens.to, lang)}
                    </bdi>
                  </td>
                  <td>
                    <Price price={{ ...price, currency: 'ILS' }} {...priceContext} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

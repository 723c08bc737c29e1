import { Price } from '#documents/site/parts/price.tsx'
import type { ServiceData } from '../service-data.ts'

type Kind = 'asIs' | 'custom' | 'wide'

/** The other ways to a landing page: a template, and a page in more languages. */
export function TemplateRows({
  kinds,
  words: { templates },
  templatePrices,
  priceContext,
  as: Heading,
}: ServiceData & { kinds: readonly Kind[]; as: 'h3' | 'h4' }) {
  if (!templates) return null
  return kinds.map((kind) => (
    <li key={kind} className={kind === 'wide' ? 'row offer-head offer-wide' : 'row offer-head'}>
      <Heading className="offer-name">{templates[kind].title}</Heading>
      <span className="offer-time">{templates[kind].text}</span>
      <span className="offer-cost">
        <Price
          price={templatePrices[kind]}
          {...priceContext}
          className="offer-price"
          quietClassName="offer-aside"
        />
      </span>
    </li>
  ))
}

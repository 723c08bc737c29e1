import { OrderLink } from '../offer-links.tsx'
import type { ServiceData } from '../service-data.ts'

/** The free call, before everything that is paid. */
export function IntroRow({
  words: { intro },
  shared,
  as: Heading,
}: ServiceData & { as: 'h3' | 'h4' }) {
  if (!intro) return null
  return (
    <li className="row offer-head">
      <Heading className="offer-name">{intro.title}</Heading>
      <span className="offer-time">{intro.text}</span>
      <span className="offer-cost">
        <span className="offer-price block">{shared.free}</span>
        <OrderLink offer={{ id: 'intro', fullName: intro.title }} shared={shared} />
      </span>
    </li>
  )
}

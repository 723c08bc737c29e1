import { itemScopeOf } from '#catalog/item-scope.ts'
import { isSoldItemId } from '#catalog/item-terms.ts'
import type { ServiceData } from '../service-data.ts'
import { SectionQuestion } from './section-question.tsx'
import { InAndOut } from './in-and-out.tsx'

/** What the service includes, and what none of its prices includes. */
export function Deliverables({ words: { deliverables }, shared, offers }: ServiceData) {
  const missing = new Set(
    offers.flatMap(({ id }) => (isSoldItemId(id) ? itemScopeOf(id).excluded : [])),
  )
  return (
    <section aria-labelledby="deliverables-title" className="bg-surface">
      <div className="wrap service-section service-columns">
        <SectionQuestion id="deliverables-title">{deliverables.title}</SectionQuestion>
        <InAndOut
          as="h3"
          included={deliverables.items}
          excluded={[...missing].map((id) => shared.excluded[id])}
          shared={shared}
        />
      </div>
    </section>
  )
}

import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { ServiceData } from '../service-data.ts'

/**
 * What the customer gets, and why from this studio: two ruled lists, the second one with reasons.
 */
export function Gains({ words: { deliverables, whyMe }, shared }: ServiceData) {
  return (
    <div className="wrap grid gap-x-6 gap-y-24 service-section lg:grid-cols-12">
      <section aria-labelledby="deliverables-title" className="lg:col-span-5">
        <SectionHead
          id="deliverables-title"
          badge={shared.badges.deliverables}
          title={deliverables.title}
        />
        <ul className="rows mt-10 gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2">
          {deliverables.items.map((item) => (
            <li key={item} className="row gain">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="why-me-title" className="lg:col-span-6 lg:col-start-7">
        <SectionHead id="why-me-title" badge={shared.badges.whyMe} title={whyMe.title} />
        <ul className="rows mt-10 gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2">
          {whyMe.items.map(({ title, text }) => (
            <li key={title} className="row py-6">
              <h3 className="headline-h3">{title}</h3>
              <p className="mt-2 max-w-[32em] text-fg-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

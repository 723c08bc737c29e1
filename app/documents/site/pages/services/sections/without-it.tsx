import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { ServiceData } from '../service-data.ts'

/** What a customer lacks without the service, with a ring in place of the dot. */
export function WithoutIt({ words: { withoutIt }, shared }: ServiceData) {
  return (
    <section aria-labelledby="without-title" className="tone-ink">
      <div className="wrap grid gap-x-6 gap-y-12 service-section lg:grid-cols-12">
        <SectionHead
          id="without-title"
          badge={shared.badges.withoutIt}
          title={withoutIt.title}
          className="lg:col-span-5"
        />
        <ul className="rows lg:col-span-7">
          {withoutIt.items.map((item) => (
            <li key={item} className="row missing-row">
              <span aria-hidden="true" className="missing-dot" />
              <p className="missing-text">{item}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

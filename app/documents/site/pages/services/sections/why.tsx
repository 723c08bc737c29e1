import { Headline } from '#documents/site/parts/opening/headline.tsx'
import type { ServiceData } from '../service-data.ts'

/** One statement in large type. */
export function Why({ words: { why }, shared }: ServiceData) {
  return (
    <section aria-labelledby="why-title" className="wrap service-section">
      <p className="badge">{shared.badges.why}</p>
      <div className="mt-5 grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
        <Headline as="h2" id="why-title" title={why.title} className="lg:col-span-7" />
        <p className="max-w-[30em] text-lede text-balance text-fg-muted lg:col-span-5">
          {why.text}
        </p>
      </div>
    </section>
  )
}

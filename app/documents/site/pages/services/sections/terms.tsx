import type { TermId } from '#content/services/service-words.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { ServiceData } from '../service-data.ts'

export function Terms({ termTexts: texts, shared: { badges, terms } }: ServiceData) {
  // SAFETY: the keys of the labels are the ids of the terms.
  const ids = (Object.keys(terms.labels) as TermId[]).filter((id) => texts[id] !== undefined)
  return (
    <section id="terms" aria-labelledby="terms-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-10 service-section lg:grid-cols-12">
        <SectionHead
          id="terms-title"
          badge={badges.terms}
          title={terms.title}
          className="lg:col-span-4"
        />
        <dl className="rows lg:col-span-8">
          {ids.map((id) => (
            <div key={id} className="row grid gap-x-6 gap-y-1 py-5 md:grid-cols-[10rem_1fr]">
              <dt className="font-semibold">{terms.labels[id]}</dt>
              <dd className="max-w-[40em] text-pretty">{texts[id]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

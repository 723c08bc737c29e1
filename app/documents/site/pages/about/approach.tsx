import type { About } from '#content/pages/about/he.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'

/** How the founder works, as a ruled list. */
export function Approach({ copy }: { copy: About['approach'] }) {
  return (
    <section aria-labelledby="approach-title" className="wrap pb-section">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <SectionHead
          id="approach-title"
          badge={copy.badge}
          title={copy.title}
          className="lg:col-span-5"
        />
        <ol className="rows lg:col-span-6 lg:col-start-7">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="row py-7">
              <h3 className="headline-h3">{title}</h3>
              <p className="mt-3 max-w-[34em] text-fg-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

import type { Home } from '#content/pages/home/he.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'

/**
 * Names in large type. The one under the pointer, or in the middle of the viewport, is emphasized.
 */
export function Audience({ copy }: { copy: Home['audience'] }) {
  return (
    <section aria-labelledby="audience-title" className="audience">
      <div className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
        <SectionHead
          id="audience-title"
          title={copy.title}
          lead={copy.subtitle}
          form="note"
          className="lg:col-span-3"
        />
        <ul className="lg:col-span-9">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="audience-item">
              <h3 className="audience-name">{title}</h3>
              <p className="audience-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

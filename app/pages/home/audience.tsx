import type { Home } from '#copy/he/home.ts'
import { SectionHead } from '#site/opening/section-head.tsx'

export function Audience({ copy }: { copy: Home['audience'] }) {
  return (
    <section aria-labelledby="audience-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-12 py-section lg:grid-cols-12">
        <SectionHead
          id="audience-title"
          badge={copy.badge}
          title={copy.title}
          lead={copy.subtitle}
          className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start"
        />
        <ul className="rows lg:col-span-7">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="row py-7">
              <h3 className="headline-h2 font-light">{title}</h3>
              <p className="mt-3 max-w-[34em] text-fg-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

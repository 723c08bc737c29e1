import type { Home } from '#copy/he/home.ts'
import { SectionHead } from '#site/opening/section-head.tsx'

export function Audience({ copy }: { copy: Home['audience'] }) {
  return (
    <section aria-labelledby="audience-title" className="bg-surface">
      <div className="wrap py-section">
        <SectionHead id="audience-title" badge={copy.badge} title={copy.title} lead={copy.subtitle} />
        <ul className="audience mt-14">
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="headline-h3">{title}</h3>
              <p className="mt-3 max-w-[24em] text-fg-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { services } from '#content/services/services.ts'
import { ProjectTile } from '#documents/site/parts/project-tile.tsx'
import { LiveCards } from './live-cards.tsx'
import { LiveTemplates } from './live-templates.tsx'
import type { ServiceData } from '../service-data.ts'
import { SectionQuestion } from './section-question.tsx'

/** Whom the service is for, and beside it what shows that it works. */
export function Proof(page: ServiceData) {
  const { what, examples } = page.words
  return (
    <section aria-labelledby="what-title" className="wrap service-section proof-grid">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionQuestion id="what-title">{examples.title}</SectionQuestion>
        <p className="mt-4 max-w-[34em] text-pretty">{what}</p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1.5">
          {examples.items.map((item) => (
            <li key={item} className="dot-item font-medium">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <Shown {...page} />
    </section>
  )
}

function Shown(page: ServiceData) {
  const { lang, slug, words, projects } = page
  const { proof } = services[slug]
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{words.proof.title}</h3>
      {words.proof.text === undefined ? null : (
        <p className="mt-1 max-w-[34em] text-pretty text-fg-muted">{words.proof.text}</p>
      )}
      <div className="mt-4">
        {proof === 'templates' ? <LiveTemplates {...page} /> : null}
        {proof === 'card' ? <LiveCards {...page} /> : null}
        {proof === 'templates' || proof === 'card' ? null : (
          <ProjectTile lang={lang} id={proof} as="h4" words={projects.items[proof]} />
        )}
      </div>
    </div>
  )
}

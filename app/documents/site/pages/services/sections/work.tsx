import { services } from '#content/services/services.ts'
import { ProjectTile } from '#documents/site/parts/project-tile.tsx'
import type { ServiceData } from '../service-data.ts'

export function Work({ lang, slug, shared, projects }: ServiceData) {
  const ids = services[slug].projects
  if (ids.length === 0) return null
  return (
    <section aria-labelledby="work-title" className="wrap service-section-end">
      <h2 id="work-title" className="headline-h2 mb-10">
        {shared.badges.work}
      </h2>
      <ul className="project-tiles">
        {ids.map((id) => (
          <li key={id}>
            <ProjectTile lang={lang} id={id} words={projects.items[id]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

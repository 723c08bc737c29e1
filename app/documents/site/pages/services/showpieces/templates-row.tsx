import { templates as templateIds } from '#catalog/templates.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { TemplateTile } from '#documents/site/parts/template-tile.tsx'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { head: NonNullable<ServiceWords['templates']> }

export function TemplatesRow({ lang, shared, head, templates }: Props) {
  return (
    <section aria-labelledby="templates-title" className="wrap service-section">
      <SectionHead
        id="templates-title"
        badge={shared.badges.work}
        title={head.title}
        lead={head.lead}
      />
      <ul className="template-tiles mt-14">
        {templateIds.map((id) => (
          <li key={id}>
            <TemplateTile lang={lang} id={id} words={templates.items[id]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { templates as templateIds } from '#catalog/templates.ts'
import { TemplateTile } from '#documents/site/parts/template-tile.tsx'
import type { ServiceData } from '../service-data.ts'

/** The pages that can be opened, in a row that scrolls on a phone. */
export function LiveTemplates({ lang, templates }: ServiceData) {
  return (
    <ul className="template-tiles">
      {templateIds.map((id) => (
        <li key={id}>
          <TemplateTile lang={lang} id={id} words={templates.items[id]} />
        </li>
      ))}
    </ul>
  )
}

import type { TemplateId } from '#catalog/templates.ts'
import { deskScreenOf } from '#content/projects/project-pictures.ts'
import type { Templates } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ProjectPicture } from './project-picture.tsx'

type Props = { lang: Lang; id: TemplateId; words: Templates['items'][TemplateId] }

/** A tile for a landing page for sale: a picture of its first screen. */
export function TemplateTile({ lang, id, words }: Props) {
  return (
    <a href={pageUrl(lang, `templates/${id}`)} className="project-tile block">
      <ProjectPicture
        picture={deskScreenOf(id, lang)}
        sizes="(width >= 64rem) 33vw, (width >= 43.75rem) 45vw, 85vw"
        className="aspect-8/5 w-full rounded-field object-cover"
      />
      <h3 className="tile-name">{words.business}</h3>
      <p className="mt-1 text-fg-muted">{words.kind}</p>
    </a>
  )
}

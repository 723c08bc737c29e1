import type { TemplateId } from '#catalog/templates.ts'
import type { Templates } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { backdrops } from '#content/backdrops.ts'
import { pageAt } from '#content/pages.ts'
import { TemplatePicture } from './template-picture.tsx'

type Props = { lang: Lang; id: TemplateId; words: Templates['items'][TemplateId] }

/** A landing page template on its own backdrop. */
export function TemplateTile({ lang, id, words }: Props) {
  return (
    <a href={pageUrl(lang, `templates/${id}`)} className="project-tile block">
      <div
        className={`project-backdrop ${backdrops[pageAt(`templates/${id}`).opening.backdrop].className}`}
      >
        <TemplatePicture
          lang={lang}
          id={id}
          sizes="(width >= 64rem) 33vw, (width >= 43.75rem) 45vw, 85vw"
          className="size-full object-cover"
        />
      </div>
      <h3 className="project-name">{words.business}</h3>
      <p className="mt-1 text-fg-muted">{words.kind}</p>
    </a>
  )
}

import type { TemplateId } from '#catalog/templates.ts'
import type { Templates } from '#copy/he/templates.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Picture } from '#ui/picture.tsx'
import { LetterScene } from './letter/letter-scene.tsx'
import { looks, tones } from './letter/looks.ts'

type Props = { lang: Lang; id: TemplateId; words: Templates['items'][TemplateId] }

/** A landing page on its own wall; the course, which is all letters, as a letter. */
export function TemplateTile({ lang, id, words }: Props) {
  const { letter, tone } = looks[`templates/${id}`]
  return (
    <a href={pageUrl(lang, `templates/${id}`)} className="project-tile">
      <div className={`project-wall ${tones[tone].className}`}>
        {id === 'financial-course' ? (
          <LetterScene letter={letter} dir={languages[lang].dir} className="size-full" />
        ) : (
          <Picture
            src={`/pictures/templates/${id}`}
            widths={[640, 1000]}
            ratio={0.626}
            sizes="(width >= 64rem) 33vw, (width >= 43.75rem) 45vw, 85vw"
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <h3 className="project-name">{words.business}</h3>
      <p className="mt-1 text-fg-muted">{words.kind}</p>
    </a>
  )
}

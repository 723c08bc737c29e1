import type { TemplateId } from '#catalog/templates.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Picture } from '#ui/picture.tsx'
import { LetterScene } from './letter/letter-scene.tsx'
import { templates } from '#content/templates/templates.ts'
import { pageAt } from '#content/pages.ts'

type Props = { lang: Lang; id: TemplateId; sizes: string; className: string; eager?: boolean }

/** The still life of a template, or its letter where it has none. */
export function TemplatePicture({ lang, id, sizes, className, eager = false }: Props) {
  if (templates[id].hasPicture === false) {
    return (
      <div className={className}>
        <LetterScene
          letter={pageAt(`templates/${id}`).opening.letter}
          dir={languages[lang].dir}
          className="size-full"
        />
      </div>
    )
  }
  return (
    <Picture
      src={`/pictures/templates/${id}`}
      widths={[640, 1000]}
      ratio={0.626}
      sizes={sizes}
      alt=""
      eager={eager}
      className={className}
    />
  )
}

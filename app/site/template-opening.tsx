import type { ReactNode } from 'react'
import type { TemplateId } from '#catalog/templates.ts'
import type { Opening } from '#copy/opening.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Picture } from '#ui/picture.tsx'
import { LetterScene } from './letter/letter-scene.tsx'
import { looks } from './letter/looks.ts'
import { PictureOpening } from './opening/picture-opening.tsx'

type Props = { lang: Lang; id: TemplateId; business: string; opening: Opening; children: ReactNode }

/** A template shows its own colours and its own picture at once. */
export function TemplateOpening({ lang, id, business, opening, children }: Props) {
  return (
    <PictureOpening
      path={`templates/${id}`}
      kicker={<p className="font-semibold">{business}</p>}
      opening={opening}
      picture={<TemplatePicture lang={lang} id={id} />}
    >
      {children}
    </PictureOpening>
  )
}

/** The course has no picture: it is all letters. */
function TemplatePicture({ lang, id }: { lang: Lang; id: TemplateId }) {
  if (id === 'financial-course') {
    return (
      <div className="opening-picture overflow-clip">
        <LetterScene letter={looks[`templates/${id}`].letter} dir={languages[lang].dir} className="size-full" />
      </div>
    )
  }
  return (
    <Picture
      src={`/pictures/templates/${id}`}
      widths={[640, 1000]}
      ratio={0.626}
      sizes="(width >= 64rem) 60vw, 100vw"
      alt=""
      eager
      className={`opening-picture opening-picture-${id}`}
    />
  )
}

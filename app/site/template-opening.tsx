import type { ReactNode } from 'react'
import type { TemplateId } from '#catalog/templates.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { PictureOpening } from './opening/picture-opening.tsx'
import { TemplatePicture } from './template-picture.tsx'

type Props = { lang: Lang; id: TemplateId; business: string; opening: Opening; children: ReactNode }

/** The opening of a template, in its own colours and with its own picture. */
export function TemplateOpening({ lang, id, business, opening, children }: Props) {
  return (
    <PictureOpening
      path={`templates/${id}`}
      kicker={<p className="font-semibold">{business}</p>}
      opening={opening}
      picture={
        <TemplatePicture
          lang={lang}
          id={id}
          sizes="(width >= 64rem) 60vw, 100vw"
          className={`opening-picture overflow-clip opening-picture-${id}`}
          eager
        />
      }
    >
      {children}
    </PictureOpening>
  )
}

import type { ReactNode } from 'react'
import type { TemplateId } from '#catalog/templates.ts'
import type { Opening } from '#copy/opening.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Picture } from '#ui/picture.tsx'
import { LetterScene } from './letter/letter-scene.tsx'
import { looks, tones } from './letter/looks.ts'
import { Headline } from './opening/headline.tsx'

type Props = { lang: Lang; id: TemplateId; business: string; opening: Opening; children: ReactNode }

/** A template shows its own colours and its own picture at once; the course, which is all letters, a letter. */
export function TemplateOpening({ lang, id, business, opening, children }: Props) {
  const { tone, letter } = looks[`templates/${id}`]
  return (
    <header className={`${tones[tone].className} template-opening`}>
      <div className="wrap template-words">
        <p className="font-semibold">{business}</p>
        <Headline title={opening.title} className="mt-6 mb-7" />
        <p className="max-w-[31em] text-lede text-pretty">{opening.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
      </div>
      {id === 'financial-course' ? (
        <div className="template-picture overflow-clip">
          <LetterScene letter={letter} dir={languages[lang].dir} className="size-full" />
        </div>
      ) : (
        <Picture
          src={`/pictures/templates/${id}`}
          widths={[640, 1000]}
          ratio={0.626}
          sizes="(width >= 64rem) 60vw, 100vw"
          alt=""
          eager
          className={`template-picture template-picture-${id}`}
        />
      )}
    </header>
  )
}

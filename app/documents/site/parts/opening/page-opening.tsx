import type { ReactNode } from 'react'
import type { Letter } from '#catalog/letters.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Opening } from '#copy/opening.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { LetterScene } from '../letter/letter-scene.tsx'
import { Slats } from '../letter/slats.tsx'
import { backdrops } from '#content/backdrops.ts'
import { openingOf } from '#content/opening.ts'
import { openingPictureOf, type OpeningPicture } from '#content/opening-pictures.ts'
import { Headline } from './headline.tsx'
import { OpeningObject } from './opening-object.tsx'

type Props = {
  lang: Lang
  path: PagePath | null
  opening: Opening
  isWhole?: boolean
  picture?: OpeningPicture | null
  children?: ReactNode
}

/**
 * The opening of a page: text on a backdrop with a picture or a letter. `isWhole`: it fills the
 * viewport, because nothing follows.
 */
export function PageOpening({
  lang,
  path,
  opening,
  isWhole = false,
  picture = openingPictureOf(path),
  children,
}: Props) {
  const { letter, backdrop } = openingOf(path)
  return (
    <header
      className={`${backdrops[backdrop].className} relative isolate overflow-clip ${isWhole ? 'grid min-h-svh content-center' : 'rounded-ee-panel'}`}
    >
      <div className="wrap flex flex-col lg:min-h-[44rem] lg:justify-center lg:py-32 xl:min-h-[48rem]">
        <div className="opening-words pb-4 md:pt-36 lg:max-w-[58%] lg:py-0">
          <p className="badge">{opening.badge}</p>
          <Headline title={opening.title} className="mt-5 mb-7" />
          <p className="max-w-[31em] text-lede text-balance">{opening.lead}</p>
          {children ? (
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
          ) : null}
        </div>
      </div>
      <Scenery lang={lang} letter={letter} picture={picture} />
    </header>
  )
}

type SceneryProps = Required<Pick<Props, 'lang' | 'picture'>> & { letter: Letter }

function Scenery({ lang, letter, picture }: SceneryProps) {
  const { dir } = languages[lang]
  if (picture === null) return <LetterScene letter={letter} dir={dir} className="opening-scene" />
  return (
    <>
      <Slats dir={dir} />
      <OpeningObject picture={picture} />
    </>
  )
}

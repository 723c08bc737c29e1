import type { ReactNode } from 'react'
import type { PagePath } from '#catalog/pages.ts'
import type { Opening } from '#copy/opening.ts'
import { backdrops } from '#content/backdrops.ts'
import { openingOf } from '#content/opening.ts'
import { Headline } from './headline.tsx'

type Props = {
  path: PagePath
  kicker: ReactNode
  opening: Opening
  picture: ReactNode
  children: ReactNode
}

/**
 * The opening of a page with its own picture: text on the picture's backdrop. The first frame waits
 * until it is parsed: a tile can only grow into a picture that is there.
 */
export function PictureOpening({ path, kicker, opening, picture, children }: Props) {
  return (
    <header
      id="opening"
      className={`${backdrops[openingOf(path).backdrop].className} picture-opening`}
    >
      <link rel="expect" href="#opening" blocking="render" />
      <div className="wrap picture-words">
        {kicker}
        <Headline title={opening.title} className="mt-6 mb-7" />
        <p className="max-w-[31em] text-lede text-pretty">{opening.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
      </div>
      {picture}
    </header>
  )
}

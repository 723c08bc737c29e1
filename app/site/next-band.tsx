import type { ReactNode } from 'react'
import { backdrops, type Backdrop } from '#content/backdrops.ts'
import { Arrow } from '#ui/arrow.tsx'

type Props = {
  href: string
  tone: Backdrop
  label: string
  title: string
  line: string
  picture: ReactNode
}

/** What comes next, on its own wall: the whole band leads there. */
export function NextBand({ href, tone, label, title, line, picture }: Props) {
  return (
    <a href={href} className={`${backdrops[tone].className} next-band`}>
      <span className="wrap next-band-words">
        <span className="badge">{label}</span>
        <span className="headline-d2">
          <bdi>{title}</bdi>
        </span>
        <span className="max-w-[22em] text-lede text-balance">{line}</span>
        <span className="row-arrow mt-4">
          <Arrow />
        </span>
      </span>
      {picture}
    </a>
  )
}

/** For the picture of a band, whatever draws it. */
export const bandPicture = {
  className: 'next-band-picture',
  sizes: '(width >= 64rem) 50vw, 100vw',
} as const

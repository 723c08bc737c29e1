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
  /** The text of a button in place of the arrow. */
  action?: string
}

/** A link to the next page, as a band on that page's backdrop. */
export function NextBand({ href, tone, label, title, line, picture, action }: Props) {
  return (
    <a href={href} className={`${backdrops[tone].className} next-band`}>
      <span className="wrap next-band-words">
        <span className="badge">{label}</span>
        <span className="headline-d2">
          <bdi>{title}</bdi>
        </span>
        <span className="max-w-[22em] text-lede text-balance">{line}</span>
        {action === undefined ? (
          <span className="row-arrow mt-4">
            <Arrow />
          </span>
        ) : (
          <span className="pill mt-4 self-start">{action}</span>
        )}
      </span>
      {picture}
    </a>
  )
}

/** Class name and `sizes` for the picture of a band, whichever element it is. */
export const bandPicture = {
  className: 'next-band-picture',
  sizes: '(width >= 64rem) 50vw, 100vw',
} as const

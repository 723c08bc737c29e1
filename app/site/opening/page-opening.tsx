import type { ReactNode } from 'react'
import type { Opening } from '#copy/opening.ts'
import { Headline } from './headline.tsx'

/** How every page but the home page begins. */
export function PageOpening({ opening, children }: { opening: Opening; children?: ReactNode }) {
  return (
    <header className="wrap pt-36 pb-16">
      <p className="badge">{opening.badge}</p>
      <Headline title={opening.title} />
      <p className="max-w-[31em] text-lede text-pretty">{opening.lead}</p>
      {children}
    </header>
  )
}

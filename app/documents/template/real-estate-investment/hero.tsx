import type { ReactNode } from 'react'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { Lines } from './lines.tsx'

type Props = { words: RealEstatePage['hero']; children: ReactNode }

/** The headline on asphalt, separated from the city by a slanted cut. */
export function Hero({ words, children }: Props) {
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero-words">
        <h1 id="headline">
          <Lines lines={words.title} />
        </h1>
        <p className="hero-lead">{words.lead}</p>
        <p className="hero-actions">
          <a href="#meeting" className="button">
            {words.action}
          </a>
          <a href="#risks" className="text-link">
            {words.more}
          </a>
        </p>
      </div>
      {children}
    </section>
  )
}

import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { Moon } from './moon.tsx'

type Props = { business: string; phase: number; words: CrystalWorkshopPage['nav'] }

/**
 * A row of links over the sky. On a narrow screen the links are a popover, which needs no scripts.
 */
export function CrystalNav({ business, phase, words }: Props) {
  return (
    <header className="sky-bar" id="top">
      <p className="brand">
        <Moon phase={phase} /> {business}
      </p>
      <button type="button" popoverTarget="menu" className="menu-open">
        {words.open}
      </button>
      <nav id="menu" popover="auto" aria-label={words.label} className="menu">
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="menu-close"
          aria-label={words.close}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
        <ul>
          {Object.entries(words.links).map(([part, name]) => (
            <li key={part}>
              <a href={`#${part}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <a href="#book" className="button sky-book">
        {words.book}
      </a>
    </header>
  )
}

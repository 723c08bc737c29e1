import { phone } from '#content/templates/law-firm/figures.ts'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'

type Props = {
  business: string
  words: LawFirmPage['nameplate']
  nav: LawFirmPage['nav']
}

/** The head of a newspaper: the name between two boxes, and the index of the page below. */
export function Nameplate({ business, words, nav }: Props) {
  const { label, ...parts } = nav
  return (
    <>
      <header className="nameplate" id="top">
        <p className="ear">
          <span>{words.trade}</span>
          <span>{words.since}</span>
        </p>
        <p className="nameplate-name">{business}</p>
        <p className="ear ear-end">
          <span>{words.hours}</span>
          <span>
            <bdi>{phone}</bdi>
          </span>
        </p>
      </header>
      <nav className="index" aria-label={label}>
        <ul>
          {Object.entries(parts).map(([part, name]) => (
            <li key={part}>
              <a href={`#${part}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

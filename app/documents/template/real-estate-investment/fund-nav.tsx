import { phone } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { Mark } from './mark.tsx'

type Props = { business: string; words: RealEstatePage['nav'] }

export function FundNav({ business, words }: Props) {
  const { label, meeting, ...parts } = words
  return (
    <header className="fund-head" id="top">
      <p className="fund-name">
        <Mark />
        {business}
      </p>
      <nav className="fund-nav" aria-label={label}>
        <ul>
          {Object.entries(parts).map(([part, name]) => (
            <li key={part}>
              <a href={`#${part}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="fund-phone">
        <bdi>{phone}</bdi>
      </p>
      <a href="#meeting" className="fund-meet">
        {meeting}
      </a>
    </header>
  )
}

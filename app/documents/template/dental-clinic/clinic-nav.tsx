import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { Smile } from './smile.tsx'

type Props = { business: string; words: DentalClinicPage['nav'] }

/** Floats over the first screen: the name and a pill of links, the emergency first. */
export function ClinicNav({ business, words }: Props) {
  const { label, emergency, ...parts } = words
  return (
    <header className="clinic-head" id="top">
      <p className="clinic-name">
        <Smile />
        {business}
      </p>
      <nav aria-label={label} className="clinic-nav">
        <ul>
          <li>
            <a href="#emergency" className="nav-emergency">
              {emergency}
            </a>
          </li>
          {Object.entries(parts).map(([part, name]) => (
            <li key={part}>
              <a href={`#${part}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

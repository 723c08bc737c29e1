import { ends, hours } from '#content/templates/crystal-workshop/figures.ts'
import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { Moon } from './moon.tsx'

// SAFETY: the texts have the same keys.
const parts = Object.keys(hours) as (keyof typeof hours)[]

/** The parts of the evening along the path of a rising moon, which waxes along the way. */
export function Hours({ words }: { words: CrystalWorkshopPage['evening'] }) {
  return (
    <section className="hours" id="evening" aria-labelledby="evening-title">
      <h2 id="evening-title">{words.title}</h2>
      <ol>
        {parts.map((part, index) => (
          <li key={part}>
            <Moon phase={(index + 1) / parts.length / 2} />
            <p className="hours-time">
              <bdi>{hours[part]}</bdi>
            </p>
            <h3>{words.hours[part].title}</h3>
            <p>{words.hours[part].text}</p>
          </li>
        ))}
      </ol>
      <p className="hand">{fill(words.ends, { time: ends })}</p>
    </section>
  )
}

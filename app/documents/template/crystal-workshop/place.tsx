import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { WayMap } from './way-map.tsx'

export function Place({ words }: { words: CrystalWorkshopPage['place'] }) {
  return (
    <section className="place" id="place" aria-labelledby="place-title">
      <div className="place-head">
        <h2 id="place-title">{words.title}</h2>
        <address>
          {words.address.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </address>
        <WayMap words={words.map} />
      </div>
      <dl className="place-facts">
        {words.facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="bring">
        <h3>{words.bringTitle}</h3>
        <ul>
          {words.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{words.leave}</p>
      </div>
    </section>
  )
}

import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { PieceDrawing } from './piece-drawing.tsx'
import { Stones } from './stones.tsx'

type Props = { words: CrystalWorkshopPage['make']; stones: CrystalWorkshopPage['stones'] }

export function Make({ words, stones }: Props) {
  return (
    <section className="make" id="make" aria-labelledby="make-title">
      <div className="make-head">
        <h2 id="make-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ul className="pieces">
        {words.pieces.map(({ name, text, suits }, index) => (
          <li key={name}>
            <PieceDrawing index={index} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="hand">{suits}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="home">
        <h3>{words.homeTitle}</h3>
        <ul>
          {words.home.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
      <Stones words={stones} />
    </section>
  )
}

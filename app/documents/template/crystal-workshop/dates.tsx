import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { seats } from '#content/templates/crystal-workshop/figures.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { DescribedEvening } from './describe-evening.ts'
import { LargeMoon, Moon } from './moon.tsx'

type Props = {
  words: CrystalWorkshopPage['dates']
  evenings: readonly DescribedEvening[]
  /** The name of each evening in the form. */
  names: readonly string[]
}

/** The next evenings, and the moon of the chosen one; without scripts that of the first. */
export function Dates({ words, evenings, names }: Props) {
  const [next] = evenings
  if (!next) return null
  return (
    <section className="dates" id="dates" aria-labelledby="dates-title">
      <div className="dates-head">
        <h2 id="dates-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className="dates-moon">
        <LargeMoon phase={next.phase} />
        <p role="status" className="hand" {...dataAttributes({ 'moon-caption': '' })}>
          {next.caption}
        </p>
      </div>
      <fieldset className="evenings">
        <legend>{words.choose}</legend>
        {evenings.map((evening, index) => (
          <EveningRow
            key={evening.day}
            evening={evening}
            name={names[index] ?? ''}
            isChosen={index === 0}
          />
        ))}
      </fieldset>
      <p className="dates-book">
        <a
          href="#book"
          className="button button-moon"
          {...dataAttributes({ 'book-evening': true })}
        >
          {words.book}
        </a>
      </p>
      <p className="fine">{words.note}</p>
    </section>
  )
}

type RowProps = { evening: DescribedEvening; name: string; isChosen: boolean }

function EveningRow({ evening, name, isChosen }: RowProps) {
  const { phase, caption, date, phaseName, isFull, seatsLeft } = evening
  return (
    <label className={isFull ? 'evening evening-full' : 'evening'}>
      <input
        type="radio"
        name="evening"
        value={name}
        defaultChecked={isChosen}
        {...dataAttributes({ 'moon-phase': phase, 'moon-caption': caption })}
      />
      <span className="evening-row">
        <Moon phase={phase} />
        <span className="evening-date">{date}</span> <span>{phaseName}</span>{' '}
        <span className="evening-seats">
          {evening.seats}
          <Seats left={seatsLeft} />
        </span>
      </span>
    </label>
  )
}

/** A gem for each seat; taken ones are outlines. */
function Seats({ left }: { left: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${seats * 12} 14`} className="seats">
      {Array.from({ length: seats }, (_, seat) => (
        <path
          key={seat}
          className={seat < left ? 'seat' : 'seat-taken'}
          d={`M${seat * 12 + 6} 1l4 4v5l-4 3-4-3V5z`}
        />
      ))}
    </svg>
  )
}

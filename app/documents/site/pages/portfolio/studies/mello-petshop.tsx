import { Angle } from './blocks/angle.tsx'
import { CaseTitle } from './blocks/case-title.tsx'
import { Detail } from './blocks/detail.tsx'
import { Facts } from './blocks/facts.tsx'
import { Film } from './blocks/film.tsx'
import { Persona } from './blocks/persona.tsx'
import { Screen, screenSizes } from './blocks/screen.tsx'
import { Story } from './blocks/story.tsx'
import type { StudyProps } from './blocks/study-props.ts'
import { Tried } from './blocks/tried.tsx'

/** A shelf that empties: from rows of like bags to one, and a product page with its answers. */
export function MelloStudy(props: StudyProps) {
  const { study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-mello-cream">
        <div className="wrap mello-shop">
          <CaseTitle id="story-title" title={study.layout.story} />
          <Bags />
          <Story study={study} words={projectContext.words.study} className="mello-shelves" />
          <Film {...props} alt={study.screens.desk} className="mello-film" />
        </div>
      </section>
      <Tried
        {...props}
        chosen="desk"
        chosenShape="desk"
        rejectedShape="desk"
        tone="tone-mello mello-tried"
      />
      <Angle {...props} tone="tone-mello" />
      <Answers {...props} />
      <Persona {...props} tone="tone-mello" />
      <Facts {...props} />
    </>
  )
}

const bag = 'M14 14h98l8 20-6 118c0 8-6 12-12 12H24c-6 0-12-4-12-12L6 34z'
const shelves = [12, 7, 4, 1] as const

/** Four shelves, each with fewer bags. */
function Bags() {
  return (
    <div aria-hidden="true" className="mello-bags">
      {shelves.map((count) => (
        <svg
          key={count}
          viewBox={`0 0 ${count * 126} 166`}
          preserveAspectRatio="xMidYMax"
          className={`mello-row-${count}`}
        >
          {Array.from({ length: count }, (_, index) => (
            <g key={index} transform={`translate(${index * 126} 0)`}>
              <path d={bag} />
              <circle cx="63" cy="92" r="33" className="mello-label" />
            </g>
          ))}
        </svg>
      ))}
    </div>
  )
}

/** The product page between the questions that it answers. */
function Answers({ lang, id, study }: StudyProps) {
  const { notes } = study.layout
  return (
    <section aria-labelledby="notes-title" className="tone-mello-green">
      <div className="wrap mello-page">
        <CaseTitle id="notes-title" title={notes.title} />
        <Screen
          id={id}
          lang={lang}
          view="product"
          alt={study.screens.product}
          sizes={screenSizes.phone}
          className="mello-phone"
        />
        <ol className="mello-answers">
          {notes.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Detail id={id} study={study} sizes="28rem" className="mello-detail" />
      </div>
    </section>
  )
}

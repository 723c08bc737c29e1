import { formatWeekday } from '#i18n/format.ts'
import { Angle } from './blocks/angle.tsx'
import { CaseTitle } from './blocks/case-title.tsx'
import { Detail } from './blocks/detail.tsx'
import { Facts } from './blocks/facts.tsx'
import { Film } from './blocks/film.tsx'
import { Persona } from './blocks/persona.tsx'
import { Story } from './blocks/story.tsx'
import type { StudyProps } from './blocks/study-props.ts'
import { Tried } from './blocks/tried.tsx'

/** A specimen sheet: the story set in the clinic's type, and the states of one component. */
export function ViolaStudy(props: StudyProps) {
  const { lang, study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-viola-paper">
        <div className="wrap viola-specimen">
          <p aria-hidden="true" className="viola-letters">
            {lang === 'he' ? 'אבגדה' : 'Aa Gg'}
          </p>
          <ul aria-hidden="true" className="viola-colours">
            <li />
            <li />
            <li />
            <li />
          </ul>
          <CaseTitle id="story-title" title={study.layout.story} />
          <Story study={study} words={projectContext.words.study} className="viola-sizes" />
          <Detail {...props} sizes="43rem" className="viola-detail" />
        </div>
      </section>
      <Tried
        {...props}
        chosen="desk"
        chosenShape="desk"
        rejectedShape="desk"
        tone="tone-viola viola-tried"
      />
      <section aria-labelledby="notes-title" className="wrap viola-states">
        <CaseTitle id="notes-title" title={study.layout.notes.title} />
        <ol>
          {study.layout.notes.items.map(({ title, text }, index, states) => (
            <li key={title}>
              <span aria-hidden="true" className="viola-slot">
                {/* Without a free hour, the next free day. */}
                <bdi>{index === states.length - 1 ? formatWeekday(2, lang) : '10:20'}</bdi>
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Film {...props} alt={study.screens.booking} className="viola-booking" />
      </section>
      <Angle {...props} />
      <Persona {...props} tone="tone-viola-deep" />
      <Facts {...props} />
    </>
  )
}

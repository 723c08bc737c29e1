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

/** A notebook: the day of a consultant by the hour, the story in its margins. */
export function ExpertpowerStudy(props: StudyProps) {
  const { lang, id, study, projectContext } = props
  return (
    <>
      <Day {...props} />
      <Angle {...props} tone="tone-expertpower-page" />
      <section aria-labelledby="story-title" className="tone-expertpower-navy">
        <div className="wrap expertpower-story">
          <CaseTitle id="story-title" title={study.layout.story} />
          <Detail {...props} sizes="(width >= 64rem) 44vw, 92vw" className="expertpower-detail" />
          <Story study={study} words={projectContext.words.study} className="expertpower-columns" />
          <Screen
            id={id}
            lang={lang}
            view="desk"
            alt={study.screens.desk}
            sizes={screenSizes.desk}
            className="expertpower-week"
          />
        </div>
      </section>
      <Tried
        {...props}
        chosen="today"
        chosenShape="phone"
        rejectedShape="desk"
        tone="tone-expertpower expertpower-tried"
      />
      <Persona {...props} tone="tone-expertpower-page" />
      <Facts {...props} />
    </>
  )
}

/** Hours down the margin of a ruled page. */
function Day(props: StudyProps) {
  const { study } = props
  const { notes } = study.layout
  return (
    <section aria-labelledby="notes-title" className="tone-expertpower-page">
      <div className="wrap expertpower-day">
        <CaseTitle id="notes-title" title={notes.title} />
        <ol className="expertpower-hours">
          {notes.items.map(({ title, text }) => (
            <li key={title}>
              <Hour title={title} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Film {...props} alt={study.screens.today} className="expertpower-today" />
      </div>
    </section>
  )
}

/** "09:30 Meeting": the time over what happens then. */
function Hour({ title }: { title: string }) {
  const [time = '', ...what] = title.split(' ')
  return (
    <h3>
      <bdi>{time}</bdi> <span>{what.join(' ')}</span>
    </h3>
  )
}

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

/**
 * A bank statement: the story as rows of an account, and one screen that answers four questions.
 */
export function TlbankStudy(props: StudyProps) {
  const { study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-tlbank-day">
        <div className="wrap tlbank-statement">
          <CaseTitle id="story-title" title={study.layout.story} />
          <Detail {...props} sizes="(width >= 64rem) 26rem, 92vw" className="tlbank-detail" />
          <Story study={study} words={projectContext.words.study} className="tlbank-rows" />
          <Film {...props} alt={study.screens.transfer} className="tlbank-transfer" />
        </div>
      </section>
      <Questions {...props} />
      <Angle {...props} tone="tone-tlbank-night" />
      <Tried
        {...props}
        chosen="day"
        chosenShape="desk"
        rejectedShape="desk"
        tone="tone-tlbank tlbank-tried"
      />
      <Persona {...props} />
      <Facts {...props} />
    </>
  )
}

/** The main screen, and the question that each part of it answers. */
function Questions({ lang, id, study }: StudyProps) {
  const { notes } = study.layout
  return (
    <section aria-labelledby="notes-title" className="tone-tlbank-night">
      <div className="wrap tlbank-questions">
        <CaseTitle id="notes-title" title={notes.title} />
        <div className="tlbank-screen">
          <Screen
            id={id}
            lang={lang}
            view="desk"
            alt={study.screens.desk}
            sizes={screenSizes.desk}
          />
          {notes.items.map(({ title }, index) => (
            <span key={title} aria-hidden="true" className="tlbank-mark">
              {index + 1}
            </span>
          ))}
        </div>
        <ol className="tlbank-answers">
          {notes.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-fg-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

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

/** A thread: the story as messages, and one inbox mirrored in two languages. */
export function ChatmailStudy(props: StudyProps) {
  const { study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="wrap chatmail-thread">
        <CaseTitle id="story-title" title={study.layout.story} />
        <Story study={study} words={projectContext.words.study} className="chatmail-bubbles" />
        <Detail {...props} sizes="(width >= 40rem) 36rem, 92vw" className="chatmail-detail" />
        <Film {...props} alt={study.screens.summary} className="chatmail-phone" />
      </section>
      <Tried
        {...props}
        chosen="summary"
        chosenShape="phone"
        rejectedShape="phone"
        tone="tone-chatmail chatmail-tried"
      />
      <Mirror {...props} />
      <Angle {...props} tone="tone-chatmail-night" />
      <Persona {...props} tone="tone-chatmail-voice" />
      <Facts {...props} />
    </>
  )
}

/** The two languages side by side; between them, what changes sides and what does not. */
function Mirror({ lang, id, study }: StudyProps) {
  const { notes } = study.layout
  return (
    <section aria-labelledby="notes-title" className="tone-chatmail-night">
      <div className="wrap chatmail-mirror">
        <CaseTitle id="notes-title" title={notes.title} />
        {(['inbox', 'english'] as const).map((view) => (
          <Screen
            key={view}
            id={id}
            lang={lang}
            view={view}
            alt={study.screens[view]}
            sizes={screenSizes.phone}
            className={`chatmail-${view}`}
          />
        ))}
        <ol className="chatmail-axis">
          {notes.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

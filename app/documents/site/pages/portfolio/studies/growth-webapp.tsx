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

/** Sentences as posters, each with its proof, and the table of when the system writes. */
export function GrowthStudy(props: StudyProps) {
  const { lang, id, study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-growth-lime">
        <div className="wrap growth-posters">
          <CaseTitle id="story-title" title={study.layout.story} />
          <Detail {...props} sizes="(width >= 64rem) 24rem, 92vw" className="growth-detail" />
          <Film {...props} alt={study.screens.desk} className="growth-film" />
          <Story study={study} words={projectContext.words.study} className="growth-sentences" />
        </div>
      </section>
      <section aria-labelledby="notes-title" className="wrap growth-rules">
        <CaseTitle id="notes-title" title={study.layout.notes.title} />
        <dl>
          {study.layout.notes.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Screen
          id={id}
          lang={lang}
          view="alert"
          alt={study.screens.alert}
          sizes={screenSizes.phone}
          className="growth-alert"
        />
      </section>
      <Angle {...props} />
      <Tried
        {...props}
        chosen="desk"
        chosenShape="desk"
        rejectedShape="desk"
        tone="tone-growth growth-tried"
      />
      <Persona {...props} tone="tone-growth-lime" />
      <Facts {...props} />
    </>
  )
}

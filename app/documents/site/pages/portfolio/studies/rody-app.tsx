import { Angle } from './blocks/angle.tsx'
import { CaseTitle } from './blocks/case-title.tsx'
import { Detail } from './blocks/detail.tsx'
import { Facts } from './blocks/facts.tsx'
import { Film } from './blocks/film.tsx'
import { Persona } from './blocks/persona.tsx'
import { Story } from './blocks/story.tsx'
import type { StudyProps } from './blocks/study-props.ts'
import { Tried } from './blocks/tried.tsx'

/** A map: the story pinned along a route, and the circles of people who can see a tip. */
export function RodyStudy(props: StudyProps) {
  const { study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-rody-map rody-map">
        <Streets />
        <div className="wrap rody-way">
          <CaseTitle id="story-title" title={study.layout.story} />
          <Story study={study} words={projectContext.words.study} className="rody-pins" />
        </div>
      </section>
      <Detail {...props} sizes="100vw" className="rody-detail" />
      <Circles {...props} />
      <Angle {...props} />
      <Tried
        {...props}
        chosen="map"
        chosenShape="phone"
        rejectedShape="phone"
        tone="tone-rody-sand rody-tried"
      />
      <Persona {...props} tone="tone-rody" />
      <Facts {...props} />
    </>
  )
}

/** The coast, a park and streets, as on the app's map screen. */
function Streets() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 1200"
      preserveAspectRatio="xMidYMid slice"
      className="rody-streets"
    >
      <path className="rody-park" d="M745 40h180v150H745zM520 760h260v210H520z" />
      <path
        className="rody-road"
        d="M300-10C250 230 380 420 250 640S200 1010 290 1220M150 330C560 240 940 200 1450 140M120 700C600 600 1000 720 1450 620M120 1060C560 1060 1000 900 1450 1000M720-10C690 300 790 620 750 1220M1415-10C1370 340 1430 760 1395 1220"
      />
      <path
        className="rody-lane"
        d="M200 160C640 80 1000 110 1450 50M180 500C600 440 980 480 1450 420M110 870C560 820 1000 860 1450 800M500-10C480 480 550 760 520 1220M960-10C920 380 1030 760 960 1220"
      />
      {/* Over the ends of the streets. */}
      <path className="rody-sea" d="M-10 0h250c-70 220 60 380-70 620s-60 380 20 580H-10Z" />
    </svg>
  )
}

/** From the smallest circle of readers to the widest. */
function Circles(props: StudyProps) {
  const { study } = props
  const { notes } = study.layout
  return (
    <section aria-labelledby="notes-title" className="wrap rody-who">
      <CaseTitle id="notes-title" title={notes.title} />
      <Film {...props} alt={study.screens.tip} className="rody-tip" />
      <ol className="rody-circles">
        {notes.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

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

const code = '0xfb0f3ee100000000000000000000000000000000200000000005d423c655aa0b4c1f2d'

/** A translation: code on one side, words on the other, then what can be undone. */
export function NftwalletStudy(props: StudyProps) {
  const { lang, id, study, projectContext } = props
  return (
    <>
      <section aria-labelledby="story-title" className="tone-nftwallet-night">
        <div className="wrap nftwallet-translation">
          <p aria-hidden="true" dir="ltr" className="nftwallet-code">
            {code}
          </p>
          <CaseTitle id="story-title" title={study.layout.story} />
          <Story study={study} words={projectContext.words.study} className="nftwallet-lines" />
          <Film {...props} alt={study.screens.approval} className="nftwallet-film" />
        </div>
      </section>
      <Angle {...props} tone="tone-nftwallet-night" />
      <Tried
        {...props}
        chosen="approval"
        chosenShape="phone"
        rejectedShape="phone"
        tone="tone-nftwallet nftwallet-tried"
      />
      <section aria-labelledby="notes-title" className="tone-nftwallet-lime">
        <div className="wrap nftwallet-undo">
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
            view="collection"
            alt={study.screens.collection}
            sizes={screenSizes.phone}
            className="nftwallet-collection"
          />
          <Detail {...props} sizes="(width >= 64rem) 60vw, 92vw" className="nftwallet-detail" />
        </div>
      </section>
      <Persona {...props} tone="tone-nftwallet-night" />
      <Facts {...props} />
    </>
  )
}

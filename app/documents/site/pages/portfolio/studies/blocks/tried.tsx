import { CaseTitle } from './case-title.tsx'
import { Screen, screenSizes } from './screen.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'lang' | 'id' | 'study' | 'projectContext'> & {
  /** The screen that was chosen. */
  chosen: string
  chosenShape: 'desk' | 'phone'
  rejectedShape: 'desk' | 'phone'
  tone: string
}

/** The rejected version beside the chosen one, with the reason. */
export function Tried({ lang, id, study, projectContext, tone, ...screens }: Props) {
  const { tried } = study.layout
  const { study: words } = projectContext.words
  const versions = [
    { name: 'rejected', view: 'rejected', label: words.rejected, shape: screens.rejectedShape },
    { name: 'chosen', view: screens.chosen, label: words.chosen, shape: screens.chosenShape },
  ] as const
  return (
    <section aria-labelledby="tried-title" className={tone}>
      <div className="wrap case-tried">
        <CaseTitle id="tried-title" title={tried.title} />
        {versions.map(({ name, view, label, shape }) => (
          <figure key={name} className={`case-${name} case-version-${shape}`}>
            <figcaption aria-hidden="true">
              <b>{label}</b> {tried[name]}
            </figcaption>
            <Screen
              id={id}
              lang={lang}
              view={view}
              alt={`${label}: ${tried[name]}`}
              sizes={screenSizes[shape]}
            />
          </figure>
        ))}
        <p className="case-why">
          <b>{words.why}</b> {tried.reason}
        </p>
      </div>
    </section>
  )
}

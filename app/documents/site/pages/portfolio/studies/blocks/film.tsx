import { viewOf } from '#content/projects/project-pictures.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { screenSizes } from './screen.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'lang' | 'id' | 'study' | 'projectContext'> & {
  /** Description of the still that is shown where the film does not play. */
  alt?: string | undefined
  className: string
}

/**
 * A film of the interaction on a screen of the client. It plays while it is visible, over a still
 * of its last frame. Without scripts the browser shows its own controls.
 */
export function Film({ lang, id, study, projectContext, alt = '', className }: Props) {
  const still = viewOf(id, 'film', lang)
  const { playFilm, pauseFilm } = projectContext.words.study
  return (
    <figure
      className={`case-film ${className}`}
      {...dataAttributes({ behaviour: 'case-film', 'film-frame': true })}
    >
      <div className={`case-screen case-screen-${still.shape} case-film-screen`}>
        <ProjectPicture
          picture={still}
          sizes={screenSizes[still.shape]}
          alt={alt}
          className="case-film-picture"
        />
        <video
          src={`${still.src}.mp4`}
          muted
          playsInline
          controls
          preload="none"
          aria-label={study.layout.film}
          className="case-film-picture"
        />
      </div>
      <figcaption>
        <PauseButton
          aria-label={playFilm}
          {...dataAttributes({
            'pause-label': pauseFilm,
            'play-label': playFilm,
            paused: true,
          })}
        />
        <span>{study.layout.film}</span>
      </figcaption>
    </figure>
  )
}

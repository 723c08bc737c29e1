import type { Home } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; copy: Home['whyChooseUs']['video'] }

/**
 * A still that the film replaces when it plays (behaviours/film.ts). The text in the film is in its
 * captions too.
 */
export function IntroFilm({ lang, copy }: Props) {
  const file = `/pictures/film/intro-${lang}`
  return (
    <figure className="film">
      <div className="film-frame" {...dataAttributes({ 'film-frame': true })}>
        <Picture
          src={file}
          widths={[360, 720]}
          ratio={16 / 9}
          sizes="(width >= 43.75rem) 15rem, 8.5rem"
          alt={copy.alt}
          className="size-full object-cover"
        />
        <video
          muted
          playsInline
          loop
          preload="none"
          width={720}
          height={1280}
          aria-label={copy.label}
          {...dataAttributes({ film: `${file}.mp4` })}
        >
          <track kind="captions" srcLang={lang} src={`${file}.vtt`} />
        </video>
        <PauseButton
          className="film-button"
          aria-label={copy.play}
          {...dataAttributes({
            'pause-label': copy.pause,
            'play-label': copy.play,
            paused: true,
          })}
        />
      </div>
      <figcaption className="film-caption">{copy.silent}</figcaption>
    </figure>
  )
}

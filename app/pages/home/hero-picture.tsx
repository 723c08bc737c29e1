import type { Lang } from '#i18n/languages.ts'
import { heroFile, heroSources, type Framing } from './hero-pictures.ts'
import { dataAttributes } from '#site/data-attributes.ts'

const framings: Record<Framing, string> = {
  portrait: '(max-aspect-ratio: 1/1)',
  wide: '(min-aspect-ratio: 1001/1000)',
}
const night = '(prefers-color-scheme: dark)'

type Choice = { light: 'day' | 'night'; framing: Framing; format: 'avif' | 'webp' }

const choices: readonly Choice[] = (['night', 'day'] as const).flatMap((light) =>
  (['portrait', 'wide'] as const).flatMap((framing) =>
    (['avif', 'webp'] as const).map((format) => ({ light, framing, format })),
  ),
)

/**
 * The still life. It is after the words in the source; data-night lets the theme toggle choose it
 * (behaviours/theme.ts).
 */
export function HeroPicture({ lang }: { lang: Lang }) {
  return (
    <picture>
      {choices.map(({ light, framing, format }) => (
        <source
          key={`${light} ${framing} ${format}`}
          type={`image/${format}`}
          media={light === 'night' ? `${night} and ${framings[framing]}` : framings[framing]}
          {...dataAttributes({ night: light === 'night' && '' })}
          srcSet={heroSources(lang, light, framing, format)}
          sizes={framing === 'wide' ? 'max(100vw, 160svh)' : 'max(100vw, 46svh)'}
        />
      ))}
      <img
        src={heroFile(`${lang}-day-960.webp`)}
        alt=""
        width={1920}
        height={1200}
        fetchPriority="low"
        className="hero-picture"
      />
    </picture>
  )
}

import type { Lang } from '#i18n/languages.ts'
import { heroFile, heroSources, type Framing } from './hero-pictures.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

const framings: Record<Framing, string> = {
  portrait: '(max-aspect-ratio: 1/1)',
  wide: '(min-aspect-ratio: 1001/1000)',
}
const darkQuery = '(prefers-color-scheme: dark)'

type Choice = { theme: 'light' | 'dark'; framing: Framing; format: 'avif' | 'webp' }

const choices: readonly Choice[] = (['dark', 'light'] as const).flatMap((theme) =>
  (['portrait', 'wide'] as const).flatMap((framing) =>
    (['avif', 'webp'] as const).map((format) => ({ theme, framing, format })),
  ),
)

/**
 * The still life. It follows the text in the source; data-dark-media lets the theme toggle switch
 * it (behaviours/theme.ts).
 */
export function HeroPicture({ lang }: { lang: Lang }) {
  return (
    <picture>
      {choices.map(({ theme, framing, format }) => (
        <source
          key={`${theme} ${framing} ${format}`}
          type={`image/${format}`}
          media={theme === 'dark' ? `${darkQuery} and ${framings[framing]}` : framings[framing]}
          {...dataAttributes({ 'dark-media': theme === 'dark' && '' })}
          srcSet={heroSources(lang, theme, framing, format)}
          sizes={framing === 'wide' ? 'max(100vw, 160svh)' : 'max(100vw, 46svh)'}
        />
      ))}
      <img
        src={heroFile(`${lang}-light-960.webp`)}
        alt=""
        width={1920}
        height={1200}
        fetchPriority="low"
        decoding="async"
        className="hero-picture"
      />
    </picture>
  )
}

import { themesOf, type OpeningPicture } from '#content/opening-pictures.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

const widths = [560, 960] as const
const formats = ['avif', 'webp'] as const
const largest = 960
/**
 * Less than its box on a phone, because a transparent margin surrounds the object: up to 1.75 device
 * pixels the small file is enough, which arrives together with the style sheet (0067).
 */
const sizes = '(width >= 64rem) min(46vw, 44rem), min(77vw, 34rem)'

type Props = { picture: OpeningPicture }

/**
 * The rendered object of an opening with its shadow, on a transparent ground. Decorative: the text
 * beside it says what the page is about.
 */
export function OpeningObject({ picture }: Props) {
  const themes = themesOf(picture)
  const stem = `/pictures/openings/${picture}`
  // Browsers take the first source that matches, so the dark ones come before those without a
  // condition.
  return (
    <picture>
      {themes.toReversed().flatMap((theme, index) => {
        const isForDark = index === 0 && themes.length > 1
        return formats.map((format) => (
          <source
            key={`${theme} ${format}`}
            type={`image/${format}`}
            media={isForDark ? '(prefers-color-scheme: dark)' : undefined}
            {...dataAttributes({ 'dark-media': isForDark && '' })}
            srcSet={widths
              .map((width) => `${stem}-${theme}-${width}.${format} ${width}w`)
              .join(', ')}
            sizes={sizes}
          />
        ))
      })}
      <img
        src={`${stem}-${themes[0]}-${largest}.webp`}
        alt=""
        width={largest}
        height={largest}
        fetchPriority="high"
        className="opening-object"
      />
    </picture>
  )
}

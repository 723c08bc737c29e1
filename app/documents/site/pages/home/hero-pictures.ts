import type { Lang } from '#i18n/languages.ts'

type Theme = 'light' | 'dark'
type Format = 'avif' | 'webp'

const files: Record<string, string> = import.meta.glob('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const widths = { wide: [960, 1440, 1920], portrait: [480, 780] } as const

export type Framing = keyof typeof widths

/**
 * The value of `srcset` for one framing in one theme. Each language has its own files, because
 * letters are never mirrored.
 */
export function heroSources(lang: Lang, theme: Theme, framing: Framing, format: Format): string {
  const name = framing === 'wide' ? `${lang}-${theme}` : `${lang}-${theme}-portrait`
  return widths[framing]
    .map((width) => `${heroFile(`${name}-${width}.${format}`)} ${width}w`)
    .join(', ')
}

export function heroFile(name: string): string {
  const file = files[`./pictures/${name}`]
  if (!file) throw new Error(`The hero has no picture ${name}: run node art/hero/encode.ts`)
  return file
}

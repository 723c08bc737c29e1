import { contrastOnPage, measureAll, type Measured } from './measure.ts'
import { readTokens, readTones, type Theme } from './tokens.ts'

const sheets: Record<string, string> = import.meta.glob(
  ['/app/documents/site/styles/*.css', '/app/documents/site/parts/opening/*.css'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export type Token = { name: string; value: string; onPage: number }

/**
 * The tokens and pairs of one theme, read from the site's style sheets, and the names of the
 * backdrops that have a letter.
 */
export function readColours(theme: Theme): {
  tokens: Token[]
  pairs: Measured[]
  letterTones: string[]
} {
  const css = Object.values(sheets).join('\n')
  const values = readTokens(css)
  const tokens = [...values].map(([property, value]) => {
    const name = property.replace('--color-', '')
    return { name, value, onPage: contrastOnPage(name, values, theme) }
  })
  const tones = readTones(css)
  const letterTones = tones.filter((tone) => tone.values.has('--face')).map(({ name }) => name)
  return {
    tokens,
    pairs: measureAll(values, tones).filter((pair) => pair.theme === theme || pair.fixed),
    letterTones,
  }
}

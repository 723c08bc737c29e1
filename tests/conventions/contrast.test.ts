import { expect, test } from 'vitest'
import { contrast, luminance, over } from '#documents/site/pages/kit/colours/contrast.ts'
import { measureAll, describeGround } from '#documents/site/pages/kit/colours/measure.ts'
import { toLinearRgb, toRgb } from '#documents/site/pages/kit/colours/oklab.ts'
import { grounds, onBackdrops } from '#documents/site/pages/kit/colours/pairs.ts'
import { resolveColour } from '#documents/site/pages/kit/colours/resolve-colour.ts'
import {
  readTokens,
  readTones,
  type Theme,
  type Values,
} from '#documents/site/pages/kit/colours/tokens.ts'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

const styles = requireSourceFiles([
  'app/documents/site/styles/*.css',
  'app/documents/site/parts/opening/*.css',
  'app/documents/site/pages/portfolio/studies/*.css',
])
const css = styles.map(({ text }) => text).join('\n')
const tokens = readTokens(css)
const tones = readTones(css)

function bytes(value: string, theme: Theme = 'light', values: Values = tokens): number[] {
  return toRgb(resolveColour(value, values, theme)).map((part) => Math.round(part * 255))
}

// Reference values: CSS Color 4 and WCAG 2.2.

test.each([
  ['oklch(1 0 0)', [255, 255, 255]],
  ['oklch(0 0 0)', [0, 0, 0]],
  ['oklch(0.627955 0.257683 29.2339)', [255, 0, 0]],
  ['oklch(0.519752 0.176858 142.495)', [0, 128, 0]],
  ['oklch(0.452014 0.313214 264.052)', [0, 0, 255]],
  ['color-mix(in oklab, oklch(1 0 0) 50%, oklch(0 0 0))', [99, 99, 99]],
  ['light-dark(color-mix(in oklab, oklch(1 0 0) 25%, oklch(0 0 0)), oklch(1 0 0))', [34, 34, 34]],
])('%s is %j on a screen', (value, rgb) => {
  expect(bytes(value)).toEqual(rgb)
})

test.each([
  [1, 0, 21],
  [0, 1, 21],
  [0.5, 0.5, 1],
  // #767676: the lightest grey with enough contrast on white.
  [1, luminance([0x76 / 255, 0x76 / 255, 0x76 / 255]), 4.54],
])('the contrast of luminances %f and %f is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

test('a translucent colour is mixed with its background', () => {
  expect(over([1, 1, 1], 0.25, [0, 0.5, 1])).toEqual([0.25, 0.625, 1])
})

test('an undefined value, or one that cannot be measured, is an error and not a colour', () => {
  expect(() => resolveColour('var(--color-nothing)', tokens, 'light')).toThrow('--color-nothing')
  expect(() => resolveColour('var(nothing)', tokens, 'light')).toThrow('nothing')
  expect(() => resolveColour('oklch(var(--a) 0 0)', tokens, 'light')).toThrow('No colour')
  expect(() => resolveColour('rebeccapurple', tokens, 'light')).toThrow('No colour')
})

test('tokens follow the theme, and backdrops change the colours of their content', () => {
  const sheet = `@theme { --color-*: initial; --color-a: light-dark(oklch(1 0 0), oklch(0 0 0)); /* no; */ --text-a: 1rem; }
    @utility tone-base { --floor: var(--backdrop); }
    @utility tone-dark { color-scheme: dark; --backdrop: var(--color-a); @apply tone-base; }`
  const values = readTokens(sheet)
  expect([...values.keys()]).toEqual(['--color-a'])
  expect([bytes('var(a)', 'light', values), bytes('var(a)', 'dark', values)]).toEqual([
    [255, 255, 255],
    [0, 0, 0],
  ])
  const [dark] = readTones(sheet)
  expect(dark).toMatchObject({ name: 'dark', scheme: 'dark' })
  expect(dark?.values.get('--floor')).toBe('var(--backdrop)')
})

test('every colour is inside sRGB', () => {
  const outside = [...tokens.keys()].filter((name) =>
    (['light', 'dark'] as const).some((theme) =>
      toLinearRgb(resolveColour(`var(${name})`, tokens, theme)).some(
        (light) => light < -0.002 || light > 1.002,
      ),
    ),
  )
  expectNone(outside, 'A colour is outside sRGB, so screens change it: lower its chroma.')
})

// Proves 10.1.2.
test('every pair of colours has enough contrast, in both themes', () => {
  const all = measureAll(tokens, tones)
  expect(all.length).toBeGreaterThan(150)
  const faint = all
    .filter(({ enough }) => !enough)
    .map(
      (pair) =>
        `${pair.theme}: ${pair.text} on ${describeGround(pair)} is ${pair.contrast.toFixed(2)}, too little for ${pair.need}`,
    )
  expectNone(faint, 'A text is too faint on its background: change one of the two colours.')
})

test('a pair with too little contrast is found', () => {
  const faint = new Map([...tokens, ['--color-fg', 'var(--color-bg)']])
  expect(measureAll(faint, []).some(({ text, enough }) => text === 'fg' && !enough)).toBe(true)
})

/**
 * Used neither for text nor for its background: the dot, and the mark that always has a text beside
 * it.
 */
const decorative = new Set(['dot', 'action-dot', 'lilac'])

/** The tokens that classes and declarations use for the colour of text and of its background. */
function usedColours(text: string): { texts: string[]; grounds: string[] } {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => tokens.has(`--color-${name}`))
  return {
    texts: [
      ...found(/(?<![\w-])text-([a-z][\w-]*)/g),
      ...found(/(?<![\w-])color: var\(--color-([\w-]+)\)/g),
    ],
    grounds: [
      ...found(/(?<![\w-])bg-([a-z][\w-]*)/g),
      ...found(/(?<![\w-])background(?:-color)?: var\(--color-([\w-]+)\)/g),
    ],
  }
}

test.each([
  [
    '<p className="md:hover:text-fg-muted bg-surface/50 text-start text-lede">',
    { texts: ['fg-muted'], grounds: ['surface'] },
  ],
  [
    '.a { color: var(--color-ink); background: var(--color-citron); border-color: var(--color-line) }',
    { texts: ['ink'], grounds: ['citron'] },
  ],
])('the colours of %s', (text, found) => {
  expect(usedColours(text)).toEqual(found)
})

test('every colour used for text or its background is in the table of pairs', () => {
  const sources = [
    ...requireSourceFiles(
      ['app/root.tsx', 'app/{documents,desk,parts,ui}/**/*.{ts,tsx}'],
      ['**/*.test.*', 'app/documents/site/pages/kit/**'],
    ),
    ...styles,
  ]
  const measured = [...grounds, ...onBackdrops]
  const seen = new Set(
    measured.flatMap(({ body = [], large = [], part = [] }) => [...body, ...large, ...part]),
  )
  const pairedGrounds = new Set(measured.map(({ name }) => name))
  const isMissing = (name: string) => !seen.has(name) && !decorative.has(name)
  const missing = sources.flatMap(({ path, text }) => {
    const { texts, grounds: behind } = usedColours(text)
    return [
      ...texts.filter(isMissing).map((name) => `${path}  ${name} as the colour of text`),
      // The mark is drawn with a background colour.
      ...behind
        .filter((name) => isMissing(name) && !pairedGrounds.has(name))
        .map((name) => `${path}  ${name} as a background`),
    ]
  })
  expectNone(missing, 'The contrast of a colour is not measured: add its pair to colours/pairs.ts.')
})

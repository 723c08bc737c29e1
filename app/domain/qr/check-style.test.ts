import { expect, test } from 'vitest'
import { plainStyle, type CodeStyle } from './code-style.ts'
import { contrast, luminance, parseColor } from '../color.ts'
import { checkStyle, unreadFinding } from './check-style.ts'

function check(changes: Partial<CodeStyle>, covered = 0) {
  return checkStyle({ style: { ...plainStyle, ...changes }, level: 'H', covered })
}

function found(changes: Partial<CodeStyle>, covered = 0): string[] {
  return check(changes, covered).map(({ weakness, isFatal }) => (isFatal ? '!' : '') + weakness)
}

// Proves 3.16.5.
test.each<[Partial<CodeStyle>, string[]]>([
  [{}, []],
  [{ foreground: '#ffffff', eye: '#ffffff', background: '#000000' }, ['!inverted']],
  [{ eye: '#ffffff', background: '#eeeeee' }, ['!inverted']],
  [{ foreground: '#959595' }, ['!contrast']],
  [{ foreground: '#949494' }, ['contrast']],
  [{ foreground: '#777777' }, ['contrast']],
  [{ foreground: '#767676' }, []],
  [{ margin: 4 }, []],
  [{ margin: 3 }, ['margin']],
  [{ margin: 2 }, ['margin']],
  [{ margin: 1 }, ['!margin']],
  [{ isTransparent: true, background: '#000000' }, ['transparent']],
  [{ isTransparent: true, foreground: '#ffffff' }, ['!contrast', 'transparent']],
  [{ margin: 3, foreground: '#cccccc' }, ['!contrast', 'margin']],
])('%j has the weaknesses %j', (changes, weaknesses) => {
  expect(found(changes)).toEqual(weaknesses)
})

// Proves 3.16.5.
test.each([
  [0.165, []],
  [0.166, ['middle']],
  [0.225, ['middle']],
  [0.226, ['!middle']],
])('a logo over %f of the code has the weaknesses %j', (covered, weaknesses) => {
  expect(found({ middle: 'logo' }, covered)).toEqual(weaknesses)
})

// Proves 3.16.5.
test.each<Partial<CodeStyle>>([
  { foreground: '#ffffff', eye: '#eaeb37', background: '#210818' },
  { foreground: '#f75a0f', eye: '#f75a0f', background: '#ffffff' },
  { foreground: '#777777', eye: '#777777', background: '#888888' },
  { foreground: '#888888', eye: '#210818', background: '#777777' },
  { foreground: '#ffffff', eye: '#000000', isTransparent: true },
  { margin: 0, foreground: '#eeeeee' },
])('the fixes of %j leave no fatal finding', (changes) => {
  const fixes = check(changes).map(({ fix }) => fix ?? {})
  expect(
    check(fixes.reduce((style, fix) => Object.assign(style, fix), { ...changes })).filter(
      ({ isFatal }) => isFatal,
    ),
  ).toEqual([])
})

test.each([
  ['#ABC', '#aabbcc'],
  ['F75A0F', '#f75a0f'],
  ['red', null],
  ['#12345', null],
])('the colour %s is %s', (typed, colour) => {
  expect(parseColor(typed)).toBe(colour)
})

test('contrast is computed as WCAG defines it', () => {
  expect(luminance('#ffffff')).toBe(1)
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('a code that cannot be read for an unknown reason gets the shapes that scan best', () => {
  const style: CodeStyle = { ...plainStyle, dots: 'dot', eyes: 'circle', foreground: '#bbbbbb' }
  const { isFatal, fix } = unreadFinding(style)
  expect(isFatal).toBe(true)
  expect(check({ ...style, ...fix })).toEqual([])
  expect(fix).toMatchObject({ dots: 'square', eyes: 'square', margin: 4 })
})

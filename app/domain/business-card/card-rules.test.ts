import { expect, test } from 'vitest'
import { contrast } from '../color.ts'
import { colorFaults, textOn } from './card-colors.ts'
import { cardContentSchema, emptyCardWords as words, type CardContent } from './card-content.ts'
import { languagesOf, missingTexts } from './card-languages.ts'
import { cardEnd, cardStatusOn } from './card-status.ts'
import { themeColors } from './card-themes.ts'
import { nameStep } from './name-step.ts'
import { hoursRows } from './opening-hours.ts'

const card: CardContent = {
  theme: 'poster',
  colors: null,
  words: { he: { ...words, name: 'דנה כהן', role: 'אדריכלית' }, en: words, ru: words },
  phone: '+972501234567',
  whatsapp: '',
  sms: '',
  email: '',
  website: '',
  profiles: [],
  hours: [],
  photo: null,
  gallery: [],
  takesDetails: false,
  detailsEmail: '',
}

function errorsOf(change: Partial<Record<keyof CardContent, unknown>>): string[] {
  const { error } = cardContentSchema.safeParse({ ...card, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

test('a valid card is parsed unchanged', () => {
  expect(cardContentSchema.parse(card)).toEqual(card)
})

// Proves 3.12.11.
test.each([
  [{ words: { he: words, en: words, ru: words } }, 'words noName'],
  [{ words: { ...card.words, he: { ...words, name: 'א'.repeat(61) } } }, 'words.he.name tooLong'],
  [{ phone: '050-1234567' }, 'phone phone'],
  [{ website: 'javascript:alert(1)' }, 'website address'],
  [{ website: 'https://localhost' }, 'website address'],
  [{ email: 'a@b' }, 'email email'],
  [{ colors: { paper: '#ffffff', ink: '#777777', accent: '#000000' } }, 'colors contrast'],
  [
    { hours: Array.from({ length: 7 }, () => ({ opens: '18:00', closes: '09:00' })) },
    'hours.0 time',
  ],
])('%j is refused', (change, error) => {
  expect(errorsOf(change)).toContain(error)
})

test('lengths are counted in code points', () => {
  const name = '👩‍👩‍👧‍👦'.repeat(8)
  expect(errorsOf({ words: { ...card.words, he: { ...words, name } } })).toEqual([])
})

// Proves 3.12.7.
test.each(Object.entries(themeColors))('the colours of %s can be read', (_, colors) => {
  expect(colorFaults(colors)).toEqual([])
  expect(contrast(textOn(colors.accent), colors.accent)).toBeGreaterThan(4.5)
})

// Proves 3.12.7.
test.each([
  // #767676 is the lightest grey with 4.5 on white; #949494 with 3.
  [{ paper: '#ffffff', ink: '#767676', accent: '#949494' }, []],
  [{ paper: '#ffffff', ink: '#777777', accent: '#959595' }, ['ink', 'accent']],
])('%j has the faults %j', (colors, faults) => {
  expect(colorFaults(colors)).toEqual(faults)
})

// Proves 3.12.10.
test.each([
  ['2026-11-21', 'active'],
  ['2026-11-22', 'expired'],
])('on %s a card that ends on 22 November is %s', (today, status) => {
  expect(cardStatusOn(today, { status: 'active', expiresOn: '2026-11-22' })).toBe(status)
})

test('a paused card stays paused, and one without an end never ends', () => {
  expect(cardStatusOn('2099-01-01', { status: 'paused', expiresOn: null })).toBe('paused')
  expect(cardStatusOn('2099-01-01', { status: 'active', expiresOn: null })).toBe('active')
})

test.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a card that starts on %s ends on %s', (start, end) => {
  expect(cardEnd(start)).toBe(end)
})

test('a text is missing only where another language has it', () => {
  expect(languagesOf(card)).toEqual(['he'])
  expect(missingTexts(card, 'en')).toEqual(['name', 'role'])
  expect(missingTexts(card, 'he')).toEqual([])
})

test('days with the same hours are one row', () => {
  const open = { opens: '09:00', closes: '17:00' }
  expect(hoursRows([open, open, open, open, open, { ...open, closes: '13:00' }, null])).toEqual([
    { from: 0, to: 4, hours: open },
    { from: 5, to: 5, hours: { opens: '09:00', closes: '13:00' } },
    { from: 6, to: 6, hours: null },
  ])
  expect(hoursRows([])).toEqual([])
})

test.each([
  ['Maya Cohen', null],
  ['Abcdefg Cohen', null],
  ['Abcdefgh Cohen', 8],
  ['Abcdefghi Cohen', 10],
  ['Anne-Marie Abc-Def', null],
  ['בן־אברהמוביץ׳', 10],
  ['Константинопольская', 20],
  ['x'.repeat(60), 26],
])('the size of the name %s is chosen for a line of %s letters', (name, step) => {
  expect(nameStep(name)).toBe(step)
})

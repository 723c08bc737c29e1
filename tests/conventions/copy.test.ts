import { expect, test } from 'vitest'
import { screenMeta as englishScreens } from '#copy/en/screen-meta.ts'
import { screenMeta as hebrewScreens } from '#copy/he/screen-meta.ts'
import { contentWords } from '#content/words.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import { priceItemIds, priceSourcesOf } from '#catalog/price-book.ts'
import { placeholdersIn } from '#i18n/fill.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { expectNone } from './expect-none.ts'
import { findAmounts, findRoundAmounts } from './amounts.ts'
import { findPlurals, requireTexts, type Text, textsIn } from './copy-texts.ts'

type Rule = (text: string) => boolean

/** Product names and abbreviations that Hebrew texts write in Latin letters. */
const latinInHebrew = new Set(
  'Viola Medical, Mello, ChatMail, Rody, NFT Wallet, Growth, ExpertPower, TL Bank, AI, Base44, Figma, Lovable, MVP, NFT, SaaS, WCAG 2.2, vCard'.split(
    ', ',
  ),
)

/** Also removes the inline marks of a text. */
function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\w+\}|<\/?strong>|<br>/g, '')
}

/** Only placeholders and punctuation, such as `{name}, {role} | {studio}`. */
function hasNoWords(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutPlaceholders(text))
}

/**
 * Every price in whole shekels: one below 100, such as a monthly price, is recognized only by its
 * value.
 */
const knownPrices = new Set(
  priceItemIds.flatMap((item) =>
    priceSourcesOf(item).flatMap(({ currency, from, to }) =>
      currency === 'ILS'
        ? [from, to].flatMap((amount) => (amount === null ? [] : amount / 100))
        : [],
    ),
  ),
)

/** Removes long numbers that are not prices: error codes, limits of forms, years. */
function withoutOtherNumbers(text: string): string {
  return text.replaceAll(
    /(?:שגיאה|Error) \d{3}|\d+ (?:תווים|characters)|(?<!\d)(?:19|20)\d\d(?![\d,.]\d|\d)/g,
    '',
  )
}

function hasPrice(text: string): boolean {
  const numbers = withoutOtherNumbers(text).match(/\d+(?:[,.\s]\d{3})*/g) ?? []
  return numbers.some((digits) => {
    const number = Number(digits.replaceAll(/\D/g, ''))
    return number >= 100 || knownPrices.has(number)
  })
}

/** Discounts and the studio's figures must come from the catalogue, through placeholders. */
function hasPercentage(text: string): boolean {
  return /\d\s?[%٪]|\d\s?(?:אחוז|percent\b|per cent\b|процент)/.test(text)
}

const rules = {
  'is empty': (text) => text.trim() === '',
  'begins or ends with a space, or has two in a row': (text) =>
    text !== text.trim() || /\s\s/.test(text),
  'has an amount of money': (text) => /[₪$€£]/.test(text) || findAmounts(text).length > 0,
  'has a price': (text) => hasPrice(text) || findRoundAmounts(text).length > 0,
  'has a percentage': hasPercentage,
  'has a straight quote': (text) => /["'`]/.test(text),
  'has a hyphen for a dash': (text) => /\s-+\s|--/.test(text),
  'has dots for an ellipsis': (text) => text.includes('...'),
  'has a mark of direction or an invisible letter': (text) =>
    /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/.test(text),
  'is not normalised': (text) => text !== text.normalize('NFC'),
} as const satisfies Record<string, Rule>

const hebrewRules = {
  'has no Hebrew letter': (text) =>
    !/[א-ת]/.test(text) && !latinInHebrew.has(text.replace(/,$/, '')) && !hasNoWords(text),
  'has a hyphen where a maqaf belongs': (text) => /[א-ת]-[\p{L}\p{N}]/u.test(text),
  'has a space after a prefix and a maqaf': (text) => /־\s|\s־/.test(text),
  'has foreign quotes': (text) => /[“‘«»„]/.test(text),
} as const satisfies Record<string, Rule>

const englishRules = {
  'has a Hebrew letter': (text) => /[א-ת]/.test(text),
  'has no Latin letter': (text) => !/[A-Za-z]/.test(withoutPlaceholders(text)) && !hasNoWords(text),
} as const satisfies Record<string, Rule>

const russianRules = {
  'has no Cyrillic letter': (text) =>
    !/[а-яё]/i.test(text) && text !== 'WhatsApp' && !hasNoWords(text),
  'has a Hebrew letter': englishRules['has a Hebrew letter'],
} as const satisfies Record<string, Rule>

function findFaults(texts: readonly Text[], broken: Readonly<Record<string, Rule>>): string[] {
  return texts.flatMap(({ at, text }) =>
    Object.entries(broken).flatMap(([what, isBroken]) =>
      isBroken(text) ? [`${at} ${what}: ${text}`] : [],
    ),
  )
}

test.each<[what: string, text: string, broken: Readonly<Record<string, Rule>>]>([
  ['is empty', ' ', rules],
  ['begins or ends with a space, or has two in a row', 'שתי  מילים', rules],
  ['has an amount of money', 'רק ב־99 ש״ח', rules],
  ['has an amount of money', 'from $250', rules],
  ['has an amount of money', 'רק ₪99', rules],
  ['has an amount of money', 'רק 99 ₪', rules],
  ['has an amount of money', '₪2500', rules],
  ['has an amount of money', '$676 in all', rules],
  ['has an amount of money', '2,500 ש״ח', rules],
  ['has an amount of money', 'NIS 99', rules],
  ['has an amount of money', 'רק אלף שקלים', rules],
  ['has an amount of money', 'אלפיים וחמש מאות ש״ח', rules],
  ['has an amount of money', 'בחמישים דולר', rules],
  ['has an amount of money', 'for two thousand shekels', rules],
  ['has an amount of money', 'Twenty-five hundred dollars', rules],
  ['has an amount of money', 'only $2k', rules],
  ['has an amount of money', '2k shekels', rules],
  ['has an amount of money', '{price} ₪', rules],
  ['has a price', 'from 2k', rules],
  ['has a price', '12 אלף בלבד', rules],
  ['has a price', 'from 2,500', rules],
  ['has a price', 'החל מ־2500', rules],
  ['has a price', '2 500', rules],
  ['has a price', '676', rules],
  ['has a price', '2,025 a year', rules],
  ['has a price', '20250', rules],
  ['has a price', '39 לחודש', rules],
  ['has a percentage', '20% off', rules],
  ['has a percentage', '7.5 %', rules],
  ['has a percentage', '20 אחוז הנחה', rules],
  ['has a percentage', '10 percent', rules],
  ['has a straight quote', 'ד"ר', rules],
  ['has a straight quote', "we've", rules],
  ['has a hyphen for a dash', 'דף - ועוד דף', rules],
  ['has dots for an ellipsis', 'שולחים...', rules],
  ['has a mark of direction or an invisible letter', 'a\u200f', rules],
  ['is not normalised', 'e\u0301', rules],
  ['has no Hebrew letter', 'Contact', hebrewRules],
  ['has a hyphen where a maqaf belongs', 'ב-Figma', hebrewRules],
  ['has a space after a prefix and a maqaf', 'ב־ Figma', hebrewRules],
  ['has foreign quotes', 'הוא אמר “כן”', hebrewRules],
  ['has a Hebrew letter', 'Contact שלום', englishRules],
  ['has no Latin letter', '2025', englishRules],
  ['has no Cyrillic letter', 'Call', russianRules],
])('the rule "%s" rejects %s', (what, text, broken) => {
  expect(findFaults([{ at: 'here', text, plural: false }], broken)).toContain(
    `here ${what}: ${text}`,
  )
})

test.each<[text: string, broken: Readonly<Record<string, Rule>>]>([
  ['ד״ר מאיה אלון, ב־Figma ו־24 שעות', { ...rules, ...hebrewRules }],
  ['{name}, {role} | {studio}', { ...rules, ...hebrewRules, ...russianRules }],
  ['שגיאה 404, עד 1000 תווים, ב־2025', { ...rules, ...hebrewRules }],
  ['{percent} הנחה על {price}', { ...rules, ...hebrewRules }],
  ['10 to 14 days, 24 hours, 16+ years', { ...rules, ...englishRules }],
  ['אלפי שעות, ואלף רעיונות בשקלים', { ...rules, ...hebrewRules }],
  ['A thousand words; shekels for one dollar', { ...rules, ...englishRules }],
  ['ExpertPower', { ...rules, ...hebrewRules }],
  ['Levin, Segev & Co. isn’t real', { ...rules, ...englishRules }],
])('%s is accepted', (text, broken) => {
  expect(findFaults([{ at: 'here', text, plural: false }], broken)).toEqual([])
})

// Proves 3.1.1.
test.each([
  ['he', { ...rules, ...hebrewRules }],
  ['en', { ...rules, ...englishRules }],
  ['ru', { ...rules, ...russianRules }],
] as const)('every text in %s follows the rules', (lang, broken) => {
  expectNone(findFaults(requireTexts(lang), broken), 'A text breaks a rule: write it another way.')
})

/** The messages of the forms are prescribed by the specification, exclamation marks included. */
test.each(['he', 'en', 'ru'] as const)(
  'no text in %s has an exclamation mark, except for the messages of the forms',
  (lang) => {
    expectNone(
      requireTexts(lang)
        .filter(({ at, text }) => text.includes('!') && !at.startsWith('forms.ts'))
        .map(({ at, text }) => `${at}  ${text}`),
      'A text shouts: end it with a full stop.',
    )
  },
)

/**
 * The key of each text, with its placeholders. The paragraphs of an article may differ between the
 * languages; scripts/content/post-gaps.ts compares them.
 */
function shapeOf(texts: readonly Text[]): string[] {
  const ownTexts = texts.filter(({ at }) => !/^content\/posts\/[^.]+\.body\./.test(at))
  const places = Map.groupBy(ownTexts, ({ at }) => at)
  return [...places].map(
    ([at, forms]) =>
      `${at} {${[...new Set(forms.flatMap(({ text }) => placeholdersIn(text)))].toSorted().join(', ')}}`,
  )
}

/** The texts, with their placeholders, that only one of two languages has. */
function findDifferences(texts: Readonly<Record<string, readonly Text[]>>): string[] {
  const shapes = Object.entries(texts).map(([lang, own]) => ({ lang, all: shapeOf(own) }))
  return shapes.flatMap(({ lang, all }) => {
    const others = new Set(shapes.filter((each) => each.lang !== lang).flatMap((each) => each.all))
    return all.filter((shape) => !others.has(shape)).map((shape) => `${shape}  only in ${lang}`)
  })
}

const sameTexts =
  'A text is in one language only, or has other placeholders there: write it in both.'

test('a text or placeholder of one language only is found', () => {
  const text = (at: string, words: string) => ({ at, text: words, plural: false })
  const he = [text('a', 'שלום {name}'), text('b', 'רק כאן')]
  expect(findDifferences({ he, en: [text('a', 'Hello')] })).toEqual([
    'a {name}  only in he',
    'b {}  only in he',
    'a {}  only in en',
  ])
  expect(findDifferences({ he, en: he })).toEqual([])
})

// Proves 3.1.3.
test('both languages have the same texts, with the same placeholders', () => {
  expectNone(findDifferences({ he: requireTexts('he'), en: requireTexts('en') }), sameTexts)
})

// Proves 1.2.2.
test('the Russian card has the texts of the Hebrew one', () => {
  const cardTexts = requireTexts('he').filter(({ at }) => at.startsWith('business-card.ts'))
  expectNone(findDifferences({ ru: requireTexts('ru'), he: cardTexts }), sameTexts)
})

test.each(['he', 'en'] as const)('every plural in %s has all the forms of its language', (lang) => {
  const { pluralCategories } = new Intl.PluralRules(languages[lang].locale).resolvedOptions()
  const lacking = findPlurals(lang).filter(({ categories }) =>
    pluralCategories.some((category) => !categories.includes(category)),
  )
  expectNone(
    lacking.map(({ at, categories }) => `${at}  has ${categories.join(', ')}`),
    `A plural lacks a form: write ${pluralCategories.join(', ')}.`,
  )
})

test('a value that is not plain data is refused', () => {
  expect(() => textsIn({ a: { b: () => 'text' } })).toThrow(
    'Copy is plain data, but a.b is function',
  )
})

/** The texts as a visitor reads them, with the studio's name filled in. */
const filled = (['he', 'en'] as const).map((lang) => {
  const { openings } = copyFor(lang)
  return { lang, openings }
})

test.each([
  ['he', hebrewScreens],
  ['en', englishScreens],
] as const)('every title in %s names the studio', (lang, screens) => {
  const { pages, services, posts, projects, templates, clinicPages } = contentWords(lang)
  const studies = Object.values(projects).flatMap(({ caseStudy }) => caseStudy ?? [])
  const families = [pages, services, posts, templates, clinicPages].flatMap((family) =>
    Object.values<{ meta: PageMeta }>(family),
  )
  const titles = [
    ...[...families, ...studies].map(({ meta }) => meta.title),
    ...Object.values(screens).map(({ title }) => title),
  ]
  expect(titles.length).toBeGreaterThan(40)
  expectNone(
    titles.filter((title) => !title.includes('{studio}')),
    'A title does not name the studio: add {studio}.',
  )
})

const headlineLength = 24

test.each(filled)(
  'the headlines in $lang are short and end without punctuation, because a dot is drawn at their end',
  ({ openings }) => {
    const parts = Object.values(openings).flatMap(({ title }) => title)
    expectNone(
      parts.filter((part) => [...part].length > headlineLength),
      `A line of a headline has more than ${headlineLength} characters: say it shorter.`,
    )
    expectNone(
      Object.values(openings)
        .map(({ title }) => title[1])
        .filter((end) => /[.!?:,]$/.test(end)),
      'A headline ends with punctuation beside the dot that is drawn there: leave it out.',
    )
  },
)

// Proves 1.6.1.
test.each<Lang>(['he', 'en'])('in %s the placeholders of the studio are filled in', (lang) => {
  const { openings, nav } = copyFor(lang)
  expect(nav.brand).not.toContain('{studio}')
  expect(placeholdersIn(JSON.stringify(openings))).toEqual([])
})

// Proves 3.2.8.
test.each([
  ['he', 'תיק עבודות'],
  ['en', 'Portfolio'],
] as const)('the menu in %s calls the list of projects %s', (lang, name) => {
  expect(copyFor(lang).menuNames.portfolio).toBe(name)
})

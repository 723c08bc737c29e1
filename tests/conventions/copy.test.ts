import { expect, test } from 'vitest'
import { meta as englishMeta, screenMeta as englishScreens } from '#copy/en/meta.ts'
import { openings as englishOpenings } from '#copy/en/openings.ts'
import { posts as englishPosts } from '#copy/en/posts.ts'
import { meta as hebrewMeta, screenMeta as hebrewScreens } from '#copy/he/meta.ts'
import { openings as hebrewOpenings } from '#copy/he/openings.ts'
import { posts as hebrewPosts } from '#copy/he/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { placesIn } from '#i18n/fill.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { findPlurals, requireTexts, type Text, textsIn } from './copy-texts.ts'

type Rule = (text: string) => boolean

/** Product names and abbreviations, which Hebrew writes in Latin letters too. */
const latinInHebrew = new Set(
  'Viola Medical, Mello, ChatMail, Rody, NFT Wallet, Growth, ExpertPower, TL Bank, AI, Base44, Figma, Lovable, MVP, NFT, SaaS, WCAG 2.2, vCard'.split(
    ', ',
  ),
)

function withoutPlaces(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '')
}

/** Only places and signs, such as `{name}, {role} | {studio}`: the same in every language. */
function hasNoWords(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutPlaces(text))
}

const rules = {
  'is empty': (text) => text.trim() === '',
  'begins or ends with a space, or has two in a row': (text) => text !== text.trim() || /\s\s/.test(text),
  'says an amount of money': (text) => /[₪$€£]|\d\s?(?:ש״ח|שקל|דולר|אגורות|NIS\b|ILS\b|USD\b|dollars|shekels)/.test(text),
  'has a straight quote': (text) => /["'`]/.test(text),
  'has a hyphen for a dash': (text) => /\s-+\s|--/.test(text),
  'has dots for an ellipsis': (text) => text.includes('...'),
  'has a mark of direction or an invisible letter': (text) => /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/.test(text),
  'is not normalised': (text) => text !== text.normalize('NFC'),
} as const satisfies Record<string, Rule>

const hebrewRules = {
  'has no Hebrew letter': (text) => !/[א-ת]/.test(text) && !latinInHebrew.has(text) && !hasNoWords(text),
  'has a hyphen where a maqaf belongs': (text) => /[א-ת]-[\p{L}\p{N}]/u.test(text),
  'has a space after a prefix and a maqaf': (text) => /־\s|\s־/.test(text),
  'has foreign quotes': (text) => /[“‘«»„]/.test(text),
} as const satisfies Record<string, Rule>

const englishRules = {
  'has a Hebrew letter': (text) => /[א-ת]/.test(text),
  'has no Latin letter': (text) => !/[A-Za-z]/.test(withoutPlaces(text)) && !hasNoWords(text),
} as const satisfies Record<string, Rule>

const russianRules = {
  'has no Cyrillic letter': (text) => !/[а-яё]/i.test(text) && text !== 'WhatsApp' && !hasNoWords(text),
  'has a Hebrew letter': englishRules['has a Hebrew letter'],
} as const satisfies Record<string, Rule>

function findFaults(texts: readonly Text[], broken: Readonly<Record<string, Rule>>): string[] {
  return texts.flatMap(({ at, text }) =>
    Object.entries(broken).flatMap(([what, isBroken]) => (isBroken(text) ? [`${at} ${what}: ${text}`] : [])),
  )
}

test.each<[what: string, text: string, broken: Readonly<Record<string, Rule>>]>([
  ['is empty', ' ', rules],
  ['begins or ends with a space, or has two in a row', 'שתי  מילים', rules],
  ['says an amount of money', 'רק ב־99 ש״ח', rules],
  ['says an amount of money', 'from $250', rules],
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
])('the rule "%s" sees %s', (what, text, broken) => {
  expect(findFaults([{ at: 'here', text, plural: false }], broken)).toContain(`here ${what}: ${text}`)
})

test.each<[text: string, broken: Readonly<Record<string, Rule>>]>([
  ['ד״ר מאיה אלון, ב־Figma ו־24 שעות', { ...rules, ...hebrewRules }],
  ['{name}, {role} | {studio}', { ...rules, ...hebrewRules, ...russianRules }],
  ['ExpertPower', { ...rules, ...hebrewRules }],
  ['Levin, Segev & Co. isn’t real', { ...rules, ...englishRules }],
])('%s is in order', (text, broken) => {
  expect(findFaults([{ at: 'here', text, plural: false }], broken)).toEqual([])
})

test.each([
  ['he', { ...rules, ...hebrewRules }],
  ['en', { ...rules, ...englishRules }],
  ['ru', { ...rules, ...russianRules }],
] as const)('every text in %s is written with care', (lang, broken) => {
  expect(findFaults(requireTexts(lang), broken)).toEqual([])
})

/** The messages of the forms are quoted from the specification. */
test.each(['he', 'en', 'ru'] as const)('no text in %s raises its voice, except for the messages of the forms', (lang) => {
  expect(requireTexts(lang).filter(({ at, text }) => text.includes('!') && !at.startsWith('forms.ts'))).toEqual([])
})

/** Where each text stands, with the places in it. */
function shapeOf(texts: readonly Text[]): string[] {
  const places = Map.groupBy(texts, ({ at }) => at)
  return [...places].map(([at, forms]) => `${at} {${[...new Set(forms.flatMap(({ text }) => placesIn(text)))].toSorted().join(', ')}}`)
}

test('both languages have the same texts, with the same places in them', () => {
  expect(shapeOf(requireTexts('en')).toSorted()).toEqual(shapeOf(requireTexts('he')).toSorted())
})

test('the Russian card has the texts of the Hebrew one', () => {
  const cardTexts = requireTexts('he').filter(({ at }) => at.startsWith('business-card.ts'))
  expect(shapeOf(requireTexts('ru')).toSorted()).toEqual(shapeOf(cardTexts).toSorted())
})

test.each(['he', 'en'] as const)('every plural in %s has all the forms of its language', (lang) => {
  const { pluralCategories } = new Intl.PluralRules(languages[lang].locale).resolvedOptions()
  const lacking = findPlurals(lang).filter(({ categories }) => pluralCategories.some((category) => !categories.includes(category)))
  expect(lacking).toEqual([])
})

test('what is no plain data is refused', () => {
  expect(() => textsIn({ a: { b: () => 'text' } })).toThrow('Copy is plain data, but a.b is function')
})

const titleLength = 60
const descriptionLength = 155

/** As a visitor gets them: with the studio's name in its place. */
const filled = (['he', 'en'] as const).map((lang) => {
  const { meta, screenMeta, openings } = copyFor(lang)
  return { lang, heads: { ...meta, ...screenMeta }, openings }
})

test.each(filled)('titles in $lang are no two alike and fit a search result, descriptions too', ({ heads }) => {
  const titles = Object.values(heads).map(({ title }) => title)
  const descriptions = Object.values(heads).map(({ description }) => description)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(titles.filter((title) => [...title].length > titleLength)).toEqual([])
  expect(descriptions.filter((text) => [...text].length > descriptionLength)).toEqual([])
})

test.each([
  ['he', { ...hebrewMeta, ...hebrewScreens }],
  ['en', { ...englishMeta, ...englishScreens }],
])('every title in %s says whose site it is', (_lang, heads) => {
  expect(Object.values(heads).filter(({ title }) => !title.includes('{studio}'))).toEqual([])
})

const headlineLength = 24

test.each(filled)('the headlines in $lang are short enough to be set huge, and leave the full stop to the dot', ({ openings }) => {
  const parts = Object.values(openings).flatMap(({ title }) => title)
  expect(parts.filter((part) => [...part].length > headlineLength)).toEqual([])
  expect(Object.values(openings).filter(({ title }) => /[.!?:,]$/.test(title[1]))).toEqual([])
})

test.each([
  ['he', hebrewOpenings, hebrewPosts],
  ['en', englishOpenings, englishPosts],
] as const)('an article is called the same in lists and on its page (%s)', (_lang, openings, posts) => {
  const pages: Readonly<Record<string, { title: readonly string[] }>> = openings
  const onPages = Object.keys(posts.items).map((id) => pages[`blog/${id}`]?.title.join(' '))
  expect(onPages).toEqual(Object.values(posts.items).map(({ title }) => title))
})

test.each<Lang>(['he', 'en'])('in %s the facts of the studio stand where their places were', (lang) => {
  const { openings, nav } = copyFor(lang)
  expect(nav.brand).not.toContain('{studio}')
  expect(placesIn(JSON.stringify(openings))).toEqual([])
})

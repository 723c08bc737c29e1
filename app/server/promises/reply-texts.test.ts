import { expect, test } from 'vitest'
import { nextActions } from '#domain/promises/next-step.ts'
import {
  factsIn,
  readReplyText,
  replyFrames,
  replySituations,
} from '#domain/promises/reply-texts.ts'
import { fill, placeholdersIn } from '#i18n/fill.ts'
import { defaultReplies, replyTexts } from './reply-texts.ts'
import { greet } from './reply-view.ts'

function settingsWith(replies: Record<string, string>) {
  // SAFETY: the texts read no other setting.
  return { get: (() => replies) as never }
}

const cases = [...replyFrames, ...replySituations].flatMap((part) =>
  (['he', 'en'] as const).map((lang) => [part, lang] as const),
)

// Proves 7.12.1, 7.12.4.
test.each(cases)('the text of %s in %s that the site came with can be filled in', (part, lang) => {
  const { texts, names } = defaultReplies(lang)
  const known: string[] = factsIn(part)
  for (const name of placeholdersIn(texts[part])) expect(known).toContain(name)
  expect(readReplyText('', { part, names })).toEqual({ text: '' })
  const { texts: written, ...frames } = replyTexts(settingsWith({}))[lang]
  const facts = { quote: 'https://studio.example/q', validUntil: '1.12', name: 'Dana' }
  expect(fill({ ...written, ...frames }[part], facts)).not.toMatch(/[{}]/)
})

// Proves 7.12.1.
test('a text of the owner is used in its language, with the studio in it', () => {
  const { he, en } = replyTexts(settingsWith({ 'answer.he': 'כאן {studio}, {founder}.' }))
  expect(he.texts.answer).toMatch(/^כאן \S+, \S+/)
  expect(en.texts).toEqual(replyTexts(settingsWith({})).en.texts)
  expect(he.texts['follow-up']).toBe(replyTexts(settingsWith({})).he.texts['follow-up'])
})

// Proves 7.12.2.
test.each(['{budget}', '{quote}'])(
  'a stored text with %s, which cannot be filled in, is not used',
  (text) => {
    const own = replyTexts(settingsWith({ 'answer.he': text }))
    expect(own.he.texts.answer).toBe(replyTexts(settingsWith({})).he.texts.answer)
  },
)

// Proves 7.12.4.
test('the first line and the subject of the owner are used, and no others change', () => {
  const own = {
    'greeting.he': 'היי {name}, כאן {founder}',
    'greetingOnly.he': 'היי,',
    'subject.en': 'Hello from {studio}',
    'privacySubject.en': '{quote}',
  }
  const { he, en } = replyTexts(settingsWith(own))
  const usual = replyTexts(settingsWith({}))
  expect(greet('דנה כהן', he)).toMatch(/^היי דנה כהן, כאן \S+/)
  expect(greet('https://spam.example', he)).toBe('היי,')
  expect(greet('Dana', en)).toBe('Hello Dana,')
  expect(en.subject).toMatch(/^Hello from [^{}]+$/)
  expect([he.subject, he.texts, en.texts]).toEqual([
    usual.he.subject,
    usual.he.texts,
    usual.en.texts,
  ])
  expect(en.privacySubject).toBe(usual.en.privacySubject)
})

test('every step of a lead has a text', () => {
  expect(replySituations).toEqual(expect.arrayContaining([...nextActions]))
})

import { expect, test } from 'vitest'
import { nextActions } from '#domain/promises/next-step.ts'
import { factsIn, readReplyText, replySituations } from '#domain/promises/reply-texts.ts'
import { fill, placeholdersIn } from '#i18n/fill.ts'
import { defaultReplies, replyTexts } from './reply-texts.ts'

function settingsWith(replies: Record<string, string>) {
  // SAFETY: the texts read no other setting.
  return { get: (() => replies) as never }
}

const cases = replySituations.flatMap((situation) =>
  (['he', 'en'] as const).map((lang) => [situation, lang] as const),
)

// Proves 7.12.1.
test.each(cases)(
  'the text of %s in %s that the site came with can be filled in',
  (situation, lang) => {
    const { texts, names } = defaultReplies(lang)
    const known: string[] = factsIn(situation)
    for (const name of placeholdersIn(texts[situation])) expect(known).toContain(name)
    expect(readReplyText('', { situation, names })).toEqual({ text: '' })
    const facts = { quote: 'https://studio.example/q', validUntil: '1.12' }
    expect(fill(replyTexts(settingsWith({}))[lang].texts[situation], facts)).not.toMatch(/[{}]/)
  },
)

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

test('every step of a lead has a text', () => {
  expect(replySituations).toEqual(expect.arrayContaining([...nextActions]))
})

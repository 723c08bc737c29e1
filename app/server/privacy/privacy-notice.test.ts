import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { privacyNotice, shownNotices } from './privacy-notice.ts'

const policy = {
  ...copyFor('en').pages['privacy-policy'],
  body: {
    title: ['What', 'is kept'],
    sections: {
      data: { title: 'What is collected', blocks: ['When you write:', ['a name', 'a phone']] },
    },
  },
} as const

// Proves 10.3.2.
test('the text is the sentence of the form and all of the policy, with its lists', () => {
  const { text } = privacyNotice('We only reply.', policy)
  expect(text).toMatch(/^We only reply\.\n\n/)
  expect(text).toMatch(/What is collected\n\nWhen you write:\n\n– a name\n– a phone$/)
})

const { data } = policy.body.sections

// Proves 10.3.2.
test.each([
  ['the sentence', 'We reply.', policy],
  [
    'an item of the policy',
    'We only reply.',
    {
      ...policy,
      body: {
        ...policy.body,
        sections: { data: { ...data, blocks: [data.blocks[0], ['a name', 'an address']] } },
      },
    },
  ],
])('another word in %s is another version', (_name, sentence, words) => {
  const { version } = privacyNotice('We only reply.', policy)
  expect(version).toMatch(/^[\da-f]{16}$/)
  expect(privacyNotice('We only reply.', policy).version).toBe(version)
  expect(privacyNotice(sentence, words).version).not.toBe(version)
})

// Proves 10.3.2.
test('each form and each language has a text of its own, without a gap', () => {
  const versions = shownNotices().map(({ version }) => version)
  expect(new Set(versions).size).toBe(versions.length)
  for (const { text } of shownNotices()) expect(text).not.toMatch(/[{}]/)
})

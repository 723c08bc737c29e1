import { expect, test } from 'vitest'
import { describeRequestReply } from './request-reply.ts'

const request = {
  name: 'דנה כהן',
  email: 'dana@example.com',
  language: 'he',
  kind: 'access',
  verifiedAt: new Date(),
} as const
const own = { phone: '+972501234567', isSure: true }
const noReplies = { get: () => null }

// Proves 10.4.11.
test.each([
  [{}, 'access'],
  [{ kind: 'erase' }, 'erase'],
  [{ verifiedAt: null }, 'identify'],
] as const)('a request with %j is answered with the text %s in front', (more, situation) => {
  const reply = describeRequestReply(noReplies, { request: { ...request, ...more }, leads: [own] })
  expect(reply.situations[0]).toBe(situation)
  expect(reply.situations.toSorted()).toEqual(['access', 'correct', 'erase', 'identify'])
  expect(reply.texts[situation]).not.toMatch(/[{}]/)
})

// Proves 10.4.11.
test.each([
  ['a confirmed request', { request, leads: [own] }, '+972501234567', true],
  ['a landline', { request, leads: [{ ...own, phone: '+97236123456' }] }, '+97236123456', false],
  ['another address', { request, leads: [{ ...own, isSure: false }] }, null, false],
  ['an unreadable phone', { request, leads: [{ ...own, phone: '050' }] }, null, false],
  [
    'a request that nobody confirmed',
    { request: { ...request, verifiedAt: null }, leads: [own] },
    null,
    false,
  ],
] as const)('the phone for %s', (_name, known, dial, takesMessages) => {
  const { contact } = describeRequestReply(noReplies, known)
  expect(contact).toEqual({ dial, takesMessages, email: 'dana@example.com' })
})

// Proves 7.12.4, 10.4.11.
test('a text of the owner is used, in the language of the request', () => {
  const settings = {
    get: () => ({
      'access.en': 'Here it is, from {studio}.',
      'access.he': 'הנה',
      'greeting.en': 'Dear {name},',
      'privacySubject.en': 'About your data',
    }),
  }
  const known = { request: { ...request, language: 'en' as const }, leads: [] }
  // The settings of this test hold nothing else.
  const reply = describeRequestReply(settings as never, known)
  expect(reply.greeting).toMatch(/^Dear /)
  expect(reply.subject).toBe('About your data')
  expect(reply.texts.access).toMatch(/^Here it is, from \p{L}/u)
})

import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { pushedEmails } from '#domain/push/push-kinds.ts'
import { composeNotice } from './compose-notice.ts'

const leadId = '00000000-0000-4000-8000-000000000001'
const lead = { leadId, requestId: null, name: 'Dana Cohen' }

// Proves 7.20.2.
test.each(['he', 'en'] as const)(
  'a notice in %s says what happened, to whom, and leads there',
  (language) => {
    const { notices } = deskCopyFor(language).adminPush
    for (const kind of pushedEmails)
      expect(composeNotice({ kind, language, ...lead })).toEqual({
        title: notices[kind],
        body: '\u2068Dana Cohen\u2069',
        lang: language,
        dir: language === 'he' ? 'rtl' : 'ltr',
        path: `/${language}/emodesuper/dashboard/leads/${leadId}`,
      })
  },
)

// Proves 7.20.2.
test('a notice of a privacy request leads to it, and one to try says what it is', () => {
  const request = { leadId: null, requestId: leadId, name: 'דנה' }
  expect(composeNotice({ kind: 'privacy-notice', language: 'he', ...request })).toMatchObject({
    body: '\u2068דנה\u2069',
    path: `/he/emodesuper/dashboard/settings/privacy/${leadId}`,
  })
  const test = { leadId: null, requestId: null, name: null }
  expect(composeNotice({ kind: 'test', language: 'en', ...test })).toMatchObject({
    body: deskCopyFor('en').adminPush.notices.testText,
    path: '/en/emodesuper/dashboard/settings/notices',
  })
})

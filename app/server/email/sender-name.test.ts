import { expect, test } from 'vitest'
import { composeDirectEmail } from './compose-direct-email.ts'
import { composeEmail } from './compose-email.ts'
import { sampleEmail, sampleSender } from '#tests/support/email-samples.ts'

const words = { subject: 'a', label: 'b', title: 'c', text: 'd', button: 'e', footer: 'f' }

// Proves 8.3.4.
test.each([
  ['he', 'דגש', 'דגש'],
  ['en', 'דגש', 'Dagesh'],
  ['he', 'Dagesh', 'דגש'],
  ['en', '', 'Dagesh'],
  ['en', 'Noa at Dagesh', 'Noa at Dagesh'],
] as const)('in %s an email from "%s" is from %s', (language, name, shown) => {
  const from = { ...sampleSender.from, name }
  const email = composeEmail(sampleEmail({ kind: 'visitor-receipt', language }), {
    ...sampleSender,
    from,
  })
  const direct = composeDirectEmail(
    { recipient: 'dana@example.com', lang: language, words, href: 'https://dagesh.example' },
    { from, id: 'a' },
  )
  expect([email.from.name, direct.from.name]).toEqual([shown, shown])
  expect(email.from.address).toBe(from.address)
})

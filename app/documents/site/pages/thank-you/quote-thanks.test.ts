import { expect, test } from 'vitest'
import { quoteThanks } from './quote-thanks.ts'

const langs = ['he', 'en'] as const
const cases = langs.flatMap((lang) =>
  [true, false].flatMap((sendsEmail) =>
    [true, false].map((isEstimate) => ({ lang, sendsEmail, isEstimate })),
  ),
)

const ofEstimate = { he: /הערכה ועוד לא הצעה/, en: /an estimate and not yet a quote/ } as const
const toEstimate = { he: /ההערכה מגיעה|להערכה/, en: /estimate/ } as const
const email = { he: /מייל/, en: /email/ } as const

// Proves 6.3.7, 8.1.7.
test.each(cases)(
  'in $lang, with a mail server: $sendsEmail, the thanks for an estimate ($isEstimate) say what comes',
  ({ lang, sendsEmail, isEstimate }) => {
    const { opening, body } = quoteThanks(lang, { sendsEmail, isEstimate })
    const [first = ''] = body.steps
    expect(ofEstimate[lang].test(opening.lead)).toBe(isEstimate)
    expect(toEstimate[lang].test(first)).toBe(isEstimate)
    expect(email[lang].test([opening.lead, ...body.steps].join(' '))).toBe(sendsEmail)
  },
)

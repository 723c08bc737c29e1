import { expect, test } from 'vitest'
import { contactFormSchema } from './contact-form.ts'
import { validateContactForm, type FieldErrors } from './field-errors.ts'

const rules = {
  services: ['landing-page', 'not-sure'],
  budgets: ['small', 'big'],
  prefixes: { IL: '+972', DK: '+45' },
} as const

const shown = contactFormSchema({ ...rules, choices: 'shown' })
const hidden = contactFormSchema({ ...rules, choices: 'hidden' })
const bothOrNone = contactFormSchema({ ...rules, choices: 'both-or-none' })

const good = {
  name: 'נועה ברק',
  email: 'noa@example.com',
  country_code: 'IL',
  phone: '050-1234567',
  service_type: 'landing-page',
  budget: 'small',
  message: 'צריך דף נחיתה',
}

function errorsWith(change: Record<string, unknown>): FieldErrors {
  return validateContactForm(shown, { ...good, ...change })
}

/** One code point each, of one or more UTF-16 units. */
const characters = [
  ['a Hebrew letter', 'א'],
  ['an emoji', '😀'],
  ['a composed letter', 'é'],
] as const

// Proves 4.1.1.
test('a filled form has no errors', () => {
  expect(validateContactForm(shown, good)).toEqual({})
})

// Proves 4.1.1.
test('an empty form shows every error at once', () => {
  const empty = {
    name: '',
    email: '',
    country_code: 'IL',
    phone: '',
    service_type: '',
    budget: '',
    message: '',
  }
  expect(validateContactForm(shown, empty)).toEqual({
    name: 'nameMin',
    email: 'emailInvalid',
    phone: 'phoneInvalid',
    service_type: 'serviceRequired',
    budget: 'budgetRequired',
    message: 'messageMin',
  })
})

// Proves 4.2.1, 4.2.2.
test.each(characters)('the limits of the name count %s as one', (_, character) => {
  expect(errorsWith({ name: character })).toEqual({ name: 'nameMin' })
  expect(errorsWith({ name: character.repeat(2) })).toEqual({})
  expect(errorsWith({ name: character.repeat(100) })).toEqual({})
  expect(errorsWith({ name: character.repeat(101) })).toEqual({ name: 'nameMax' })
})

// Proves 4.2.1, 4.2.5.
test.each(characters)('the limits of the message count %s as one', (_, character) => {
  expect(errorsWith({ message: character.repeat(9) })).toEqual({ message: 'messageMin' })
  expect(errorsWith({ message: character.repeat(10) })).toEqual({})
  expect(errorsWith({ message: character.repeat(1000) })).toEqual({})
  expect(errorsWith({ message: character.repeat(1001) })).toEqual({ message: 'messageMax' })
})

const family = '👨‍👩‍👧‍👦'

test.each([
  ['a family emoji is seven code points', { message: `${family}אבג` }, {}],
  [
    'a family emoji and two letters are nine',
    { message: `${family}אב` },
    { message: 'messageMin' },
  ],
  [
    '142 family emoji and six letters fill the message',
    { message: family.repeat(142) + 'א'.repeat(6) },
    {},
  ],
  [
    'one more letter is too long',
    { message: family.repeat(142) + 'א'.repeat(7) },
    { message: 'messageMax' },
  ],
  ['niqqud counts', { name: 'אָ' }, {}],
  ['a decomposed letter is composed first', { name: 'e\u0301' }, { name: 'nameMin' }],
  ['fifty letters with niqqud fill the name', { name: 'אָ'.repeat(50) }, {}],
  ['one more code point is too long', { name: `${'אָ'.repeat(50)}ב` }, { name: 'nameMax' }],
  ['CRLF is one line break', { message: `${'א'.repeat(8)}\r\nב` }, {}],
  ['CRLF at the end is trimmed', { message: `${'א'.repeat(9)}\r\n` }, { message: 'messageMin' }],
  ['a thousand with CRLF inside', { message: `${'א'.repeat(998)}\r\nב` }, {}],
  [
    'a thousand and one with CRLF inside',
    { message: `${'א'.repeat(999)}\r\nב` },
    { message: 'messageMax' },
  ],
  [
    'spaces around do not count',
    { name: ' א ', message: `  ${'א'.repeat(9)}  ` },
    { name: 'nameMin', message: 'messageMin' },
  ],
  ['invisible marks do not count in a name', { name: 'א\u200f\u200e' }, { name: 'nameMin' }],
  [
    'what nobody sees is neither a name nor a message',
    { name: '\u3164\u3164\u200b\u2800', message: '\u3164'.repeat(12) },
    { name: 'nameMin', message: 'messageMin' },
  ],
  ['a soft hyphen in an address is no part of it', { email: 'dana\u00ad@example.com' }, {}],
  ['a full-width @ is one', { email: 'dana＠example.com' }, {}],
  ['an address that a carrier issued is kept', { email: 'user.@carrier.example' }, {}],
  ['so is one with two dots', { email: 'us..er@carrier.example' }, {}],
  [
    'NUL does not count',
    { name: 'א\u0000', message: `${'א'.repeat(9)}\u0000` },
    { name: 'nameMin', message: 'messageMin' },
  ],
])('%s', (_, change, errors) => {
  expect(errorsWith(change)).toEqual(errors)
})

function emailOfLength(length: number): string {
  return `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 244)}`
}

// Proves 4.2.3.
test.each([
  [emailOfLength(255), {}],
  [emailOfLength(256), { email: 'emailMax' }],
  ['  noa@example.com \u200f', {}],
  ['דנה@דוגמה.ישראל', {}],
  ['a+tag@example.com', {}],
  ['a@b..c', { email: 'emailInvalid' }],
  ['a@b', { email: 'emailInvalid' }],
  ['"a b"@c.il', { email: 'emailInvalid' }],
  ['a@example.com.', { email: 'emailInvalid' }],
  [`x@${'a'.repeat(300)}`, { email: 'emailMax' }],
])('email address %s', (email, errors) => {
  expect(errorsWith({ email })).toEqual(errors)
})

// Proves 4.2.4.
test.each([
  ['IL', '050-12345', { phone: 'phoneInvalid' }],
  ['IL', '050-123456', {}],
  ['IL', '+972 (0)50-123-4567', {}],
  ['IL', '12345678901234567890', {}],
  ['IL', '123456789012345678901', { phone: 'phoneMax' }],
  ['IL', '12345                123', { phone: 'phoneInvalid' }],
  ['IL', '*2345', { phone: 'phoneInvalid' }],
  ['IL', 'abcdefghij', { phone: 'phoneInvalid' }],
  ['IL', '٠٥٠١٢٣٤٥٦٧', {}],
  ['DK', '12 34 56 78', {}],
  ['DK', '123456', { phone: 'phoneInvalid' }],
  ['IL', '1234567', { phone: 'phoneInvalid' }],
])('phone in %s: %s', (country_code, phone, errors) => {
  expect(errorsWith({ country_code, phone })).toEqual(errors)
})

// Proves 4.2.6.
test.each([
  [shown, '', '', { service_type: 'serviceRequired', budget: 'budgetRequired' }],
  [shown, 'not-sure', '', { budget: 'budgetRequired' }],
  [shown, 'unknown', 'small', { service_type: 'serviceRequired' }],
  [hidden, '', '', {}],
  [hidden, undefined, null, {}],
  [hidden, 'unknown', '', { service_type: 'serviceRequired' }],
  [bothOrNone, '', null, {}],
  [bothOrNone, 'not-sure', 'big', {}],
  [bothOrNone, 'not-sure', '', { budget: 'budgetRequired' }],
  [bothOrNone, undefined, 'big', { service_type: 'serviceRequired' }],
])('service and budget (case %#)', (schema, service_type, budget, errors) => {
  expect(validateContactForm(schema, { ...good, service_type, budget })).toEqual(errors)
})

test.each([null, 5, true, [], {}, ['a'], undefined])(
  'a value of another type (%j) is that field’s error, never an exception',
  (value) => {
    const values = {
      name: value,
      email: value,
      country_code: 'IL',
      phone: value,
      service_type: 'not-sure',
      budget: 'big',
      message: value,
    }
    expect(validateContactForm(shown, values)).toEqual({
      name: 'nameMin',
      email: 'emailInvalid',
      phone: 'phoneInvalid',
      message: 'messageMin',
    })
  },
)

test.each([null, undefined, 'form', 7, []])(
  'a value that is not a form (%j) is refused without an exception',
  (values) => {
    expect(shown.safeParse(values).success).toBe(false)
  },
)

test.each(['__proto__', 'constructor', 'XX', '', null, 972])(
  'the country %j is unknown',
  (country_code) => {
    expect(
      shown
        .safeParse({ ...good, country_code })
        .error?.issues.map(({ path, message }) => [path[0], message]),
    ).toEqual([['country_code', 'invalid']])
  },
)

test('parsed values are clean', () => {
  const parsed = shown.parse({
    ...good,
    name: ' נועה\u200f  ברק ',
    email: '\u200enoa@example.com',
    message: 'שורה אחת\r\nשורה שתיים\u0000 ',
  })
  expect(parsed).toEqual({ ...good, message: 'שורה אחת\nשורה שתיים' })
})

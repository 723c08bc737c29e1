import { expect, test } from 'vitest'
import { normalizePhoneByRule } from './phone-field.ts'
import { normalizePhone } from './normalize-phone.ts'

/** A country, its prefix, a number as typed there, and its international form. */
const ordinary = [
  ['IL', '+972', '050-2345678', '+972502345678'],
  ['US', '+1', '201-555-0123', '+12015550123'],
  ['GB', '+44', '07400 123456', '+447400123456'],
  ['DE', '+49', '01512 3456789', '+4915123456789'],
  ['FR', '+33', '06 12 34 56 78', '+33612345678'],
  ['IT', '+39', '312 345 6789', '+393123456789'],
  ['ES', '+34', '612 34 56 78', '+34612345678'],
  ['NL', '+31', '06 12345678', '+31612345678'],
  ['BE', '+32', '0450 00 12 34', '+32450001234'],
  ['CH', '+41', '078 123 45 67', '+41781234567'],
  ['AT', '+43', '0664 123456', '+43664123456'],
  ['SE', '+46', '070 123 45 67', '+46701234567'],
  ['DK', '+45', '34 41 23 45', '+4534412345'],
  ['NO', '+47', '40 61 23 45', '+4740612345'],
  ['FI', '+358', '041 234 5678', '+358412345678'],
  ['PT', '+351', '912 345 678', '+351912345678'],
  ['IE', '+353', '085 012 3456', '+353850123456'],
  ['AU', '+61', '0491 570 156', '+61491570156'],
  ['NZ', '+64', '021 123 4567', '+64211234567'],
  ['RU', '+7', '912 345 67 89', '+79123456789'],
  ['UA', '+380', '050 123 4567', '+380501234567'],
  ['CN', '+86', '131 2345 6789', '+8613123456789'],
  ['JP', '+81', '090-1234-5678', '+819012345678'],
  ['IN', '+91', '081234 56789', '+918123456789'],
  ['SG', '+65', '8123 4567', '+6581234567'],
] as const

const rows = ordinary.map(([country, prefix, national, phone]) => ({
  country,
  prefix,
  national,
  phone,
}))

// Proves 4.3.3.
test.each(rows)(
  '$country: an ordinary number is normalized like the rule of the specification',
  ({ country, prefix, national, phone }) => {
    expect(normalizePhone({ raw: national, country })).toEqual({ phone, looksInvalid: false })
    expect(normalizePhoneByRule(national, prefix)).toBe(phone)
  },
)

test.each(rows)('$country: its prefix without the plus is kept', ({ country, phone }) => {
  expect(normalizePhone({ raw: phone.slice(1), country }).phone).toBe(phone)
})

test.each(rows)('$country: the same number from abroad', ({ country, phone }) => {
  expect(normalizePhone({ raw: phone, country })).toEqual({ phone, looksInvalid: false })
  expect(normalizePhone({ raw: `00${phone.slice(1)}`, country })).toEqual({
    phone,
    looksInvalid: false,
  })
  expect(normalizePhone({ raw: phone, country: country === 'IL' ? 'US' : 'IL' })).toEqual({
    phone,
    looksInvalid: false,
  })
})

// Proves 4.3.4.
test.each([
  ['IT', '06 6982 1234', '+390669821234'],
  ['IT', '+39 06 6982 1234', '+390669821234'],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['RU', '89123456789', '+79123456789'],
  ['IN', '9123456789', '+919123456789'],
  ['IN', '919123456789', '+919123456789'],
  ['SG', '65123456', '+6565123456'],
  ['NO', '47123456', '+4747123456'],
  ['DK', '45123456', '+4545123456'],
  ['DE', '4915123456789', '+4915123456789'],
  ['DE', '49 30 901820', '+4930901820'],
  ['SE', '46701234567', '+46701234567'],
  ['SE', '46 8 123 456 78', '+46812345678'],
  ['SE', '468123456', '+468123456'],
  ['AT', '43664123456', '+43664123456'],
  ['FI', '358412345678', '+358412345678'],
  ['IT', '3912345678', '+393912345678'],
  ['IT', '393912345678', '+393912345678'],
  ['IT', '390669821234', '+390669821234'],
  ['IL', '00972-50-2345678', '+972502345678'],
  ['IL', '+972 (0)50-234-5678', '+972502345678'],
  ['IL', '972502345678', '+972502345678'],
  ['IL', '502345678', '+972502345678'],
  ['IL', '03-6123456', '+97236123456'],
  ['IL', '077-2345678', '+972772345678'],
  ['IL', '050-1234567', '+972501234567'],
  ['IL', 'tel:+972-50-234-5678', '+972502345678'],
  ['IL', '03-6123456 ext. 12', '+97236123456'],
  ['IL', '03-6123456 שלוחה 12', '+97236123456'],
  ['IL', '+972‑50–234—5678', '+972502345678'],
  ['IL', '1-700-700-700', '+9721700700700'],
  ['IL', '٠٥٠٢٣٤٥٦٧٨', '+972502345678'],
  ['IL', '０５０２３４５６７８', '+972502345678'],
  ['IL', '٠٠٩٧٢٥٠٢٣٤٥٦٧٨', '+972502345678'],
  ['IL', '+54 11 1234-5678', '+541112345678'],
  ['AU', '0011 972 50 2345678', '+972502345678'],
] as const)('%s: %j is %s', (country, raw, phone) => {
  expect(normalizePhone({ raw, country })).toEqual({ phone, looksInvalid: false })
})

// Proves 4.3.5.
test.each([
  ['IL', '999999999999999'],
  ['IL', '+0000000000'],
  ['IL', '050-2345678, 052-234567'],
  ['IL', '+999 123456789'],
  ['US', '000000000'],
  ['IL', '111111111111111111111'],
] as const)('%s: %j cannot be parsed and is stored as typed', (country, raw) => {
  expect(normalizePhone({ raw, country })).toEqual({ phone: raw, looksInvalid: true })
})

/** An Israeli number has 8 or 9 digits after the prefix, a 1-800 number 10. */
test.each([
  ['050123', 6, true],
  ['05012345', 8, true],
  ['026123456', 9, false],
  ['0501234567', 10, false],
  ['1800123456', 10, false],
  ['05012345678', 11, true],
  ['050123456789', 12, true],
  ['0501234567890', 13, true],
  ['972501234567', 12, false],
  ['9725012345678', 13, true],
  ['+97221234567', 11, false],
  ['+972212345678', 12, true],
  ['+972501234567', 12, false],
  ['+9725012345678', 13, true],
  ['+97250123456789', 14, true],
])('the Israeli number %s of %i digits is odd: %s', (raw, digits, looksInvalid) => {
  expect(raw.replaceAll(/\D/g, '')).toHaveLength(digits)
  expect(normalizePhone({ raw, country: 'IL' }).looksInvalid).toBe(looksInvalid)
})

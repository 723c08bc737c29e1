import { expect, test } from 'vitest'
import { formatPhone } from '#domain/phone/phone-field.ts'
import { countries, countryCodes } from './countries.ts'

const specified =
  '+972 IL, +1 US, +44 GB, +49 DE, +33 FR, +39 IT, +34 ES, +31 NL, +32 BE, +41 CH, +43 AT, ' +
  '+46 SE, +45 DK, +47 NO, +358 FI, +351 PT, +353 IE, +61 AU, +64 NZ, +7 RU, +380 UA, +86 CN, ' +
  '+81 JP, +91 IN, +65 SG'

// Proves 4.1.4.
test('the countries are the 25 of the specification, in its order, Israel first', () => {
  expect(countryCodes.map((code) => `${countries[code].prefix} ${code}`).join(', ')).toBe(specified)
})

test('no prefix begins with another, so that a number with a plus has one country', () => {
  const prefixes = countryCodes.map((code) => countries[code].prefix)
  const clashes = prefixes.filter((one) =>
    prefixes.some((other) => other !== one && one.startsWith(other)),
  )
  expect(clashes).toEqual([])
})

test.each(countryCodes)('the longest number of %s still fits in the field', (code) => {
  expect(
    formatPhone('0'.repeat(2) + '123456789012345678', countries[code]).length,
  ).toBeLessThanOrEqual(20)
  expect(formatPhone('112345678901234567', countries[code]).length).toBeLessThanOrEqual(20)
})

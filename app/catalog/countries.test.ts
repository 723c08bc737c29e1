import { expect, test } from 'vitest'
import { formatPhone } from '#domain/phone.ts'
import { countries, countryCodes } from './countries.ts'

// Proves 4.1.4.
test('there are 25 countries, Israel first, each with its own prefix', () => {
  expect(countryCodes).toHaveLength(25)
  expect(countryCodes[0]).toBe('IL')
  expect(new Set(countryCodes.map((code) => countries[code].prefix)).size).toBe(25)
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

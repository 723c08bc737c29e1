import { expect, test } from 'vitest'
import {
  findPhoneCountry,
  formatPhone,
  hasEnoughDigits,
  normalizePhoneByRule,
  reformatPhone,
  type PhoneCountry,
} from './phone-field.ts'

const israel: PhoneCountry = {
  prefix: '+972',
  trunk: '0',
  groups: [3, 7],
  separator: '-',
  maxDigits: 10,
}
const britain: PhoneCountry = { prefix: '+44', trunk: '0', groups: [5, 6], separator: ' ' }
const denmark: PhoneCountry = { prefix: '+45', trunk: '', groups: [2, 2, 2, 2], separator: ' ' }

// Proves 4.3.3.
test.each([
  ['0501234567', '+972501234567'],
  ['972501234567', '+972501234567'],
  ['+972-50-123-4567', '+972501234567'],
  ['501234567', '+972501234567'],
  ['00972501234567', '+9720972501234567'],
])('the specified rule turns %j into %j', (raw, phone) => {
  expect(normalizePhoneByRule(raw, '+972')).toBe(phone)
})

// Proves 4.2.4, 4.3.1, 4.3.2.
test.each([
  ['03123456', '+972', false],
  ['031234567', '+972', true],
  ['501234567', '+972', true],
  ['+97231234', '+972', false],
  ['*2345', '+972', false],
  ['٠٥٠١٢٣٤٥٦', '+972', true],
  ['12345678', '+45', true],
  ['45123456', '+45', true],
  ['47123456', '+47', true],
  ['1234567', '+45', true],
  ['123456', '+45', false],
  ['+451234567', '+45', true],
  ['+4512345', '+45', false],
  ['61234567', '+65', true],
  ['0212345', '+64', false],
  ['02123456', '+64', true],
  ['', '+65', false],
])('%j with %s has enough digits: %s', (raw, prefix, enough) => {
  expect(hasEnoughDigits(raw, prefix)).toBe(enough)
})

// Proves 4.3.1.
test.each([
  ['', ''],
  ['05', '05'],
  ['050', '050'],
  ['0501', '050-1'],
  ['0501234567', '050-1234567'],
  ['05012345678', '050-1234567'],
  ['050-123-4567', '050-1234567'],
  ['abc050x1', '050-1'],
  ['031234567', '031-234567'],
  ['+972501234567', '050-1234567'],
  ['+972 (0)50-123-4567', '050-1234567'],
  ['00972501234567', '050-1234567'],
  ['972501234567', '050-1234567'],
  ['97250123456', '050-123456'],
  ['9725012345', '972-5012345'],
  ['+972', ''],
  ['+97', '+97'],
  ['+', '+'],
  ['+54 11 1234 5678', '+541112345678'],
  ['٠٥٠١', '050-1'],
])('in Israel %j is formatted as %j', (raw, shown) => {
  expect(formatPhone(raw, israel)).toBe(shown)
  expect(formatPhone(shown, israel)).toBe(shown)
})

// Proves 4.3.2.
test.each([
  ['07400123456', britain, '07400 123456'],
  ['7400123456', britain, '74001 23456'],
  ['+447400123456', britain, '07400 123456'],
  ['447400123456', britain, '44740 0123456'],
  ['12345678', denmark, '12 34 56 78'],
  ['45123456', denmark, '45 12 34 56'],
  ['+4512345678', denmark, '12 34 56 78'],
  ['12345678901234567', denmark, '12 34 56 789012345'],
])('%j is formatted as its country writes it', (raw, country, shown) => {
  expect(formatPhone(raw, country)).toBe(shown)
})

test('a number with a plus has a country, others have none', () => {
  const list = [israel, britain, denmark]
  expect(findPhoneCountry('+44 7400', list)).toBe(britain)
  expect(findPhoneCountry('004512', list)).toBe(denmark)
  expect(findPhoneCountry('+', list)).toBeUndefined()
  expect(findPhoneCountry('447400', list)).toBeUndefined()
  expect(findPhoneCountry('+54', list)).toBeUndefined()
})

/** `|` stands for the caret. */
test.each([
  ['0|', '0|'],
  ['0501|', '050-1|'],
  ['050-12345678|', '050-1234567|'],
  ['|0501', '|050-1'],
  ['0509|-1234567', '050-9|123456'],
  ['05|-1234567', '05|1-234567'],
  ['050|1234567', '050|-1234567'],
  ['050-|234567', '050|-234567'],
  ['050-12x|34', '050-12|34'],
  ['+972501234567|', '050-1234567|'],
  ['+9725|01234567', '050-1|234567'],
  ['|', '|'],
])('typing %j shows %j', (typed, left) => {
  const { text, caret } = reformatPhone(
    { text: typed.replace('|', ''), caret: typed.indexOf('|') },
    israel,
  )
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(left)
})

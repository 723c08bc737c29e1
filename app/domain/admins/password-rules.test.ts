import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-rules.ts'

const personal = ['dana', 'dana@studio.example', 'dagesh', 'דגש']
const letters = 'זבוב על כנף של מטוס 7!'

// Proves 7.1.12.
test.each([
  { length: 14, problem: 'short' },
  { length: 15, problem: null },
  { length: 128, problem: null },
  { length: 129, problem: 'long' },
])('a password of $length code points: $problem', ({ length, problem }) => {
  const password = letters.repeat(10).slice(0, length - 2) + '😀😀'
  expect(Array.from(password)).toHaveLength(length)
  expect(findPasswordProblem(password, personal)).toBe(problem)
})

// Proves 7.1.12.
test.each([
  ['aaaaaaaaaaaaaaaaaaaa', 'common'],
  ['abcabcabcabcabcabc', 'common'],
  ['password1!password1!', 'common'],
  ['PASSWORDpassword', 'common'],
  ['1234567890123456', 'common'],
  ['9876543210987654', 'common'],
  ['QwertyUiopAsdfgh', 'common'],
  ['אבגדהוזחטיכלמנסע', 'common'],
  ['correct horse battery staple', 'common'],
  ['blue Dana river crossing', 'personal'],
  ['we put a DAGESH on it', 'personal'],
  ['blue dan river crossing', null],
  ['               . a 2 b', null],
  ['דגש על כל אות במילה', null],
])('%s is %s', (password, problem) => {
  expect(findPasswordProblem(password, personal)).toBe(problem)
})

import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLeaked, leakedPasswordsPath } from './leaked-passwords.ts'

// Proves 7.1.13.
test.each([
  '123456',
  'password',
  'iloveyou',
  'Superman',
  'DRAGON',
  'qwertyuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  'christopherchristopher',
  'SunshinePrincess',
  'michelle123456789',
])('%s is a leaked password, or two of them joined', (password) => {
  expect(isLeaked(password)).toBe(true)
})

// Proves 7.1.13.
test.each([
  'correct-staple.battery_horse',
  'blue dan river crossing',
  'זבוב על כנף של מטוס',
  'דגש על כל אות במילה',
  'q9!Vd2#kLm7$Zx4',
  '',
])('%s is not leaked', (password) => {
  expect(isLeaked(password)).toBe(false)
})

test('the filter has at most 250 KB and a false positive rate of about one in 10,000', () => {
  expect(statSync(leakedPasswordsPath).size).toBeLessThanOrEqual(250_000)
  const wrong = Array.from({ length: 50_000 }, () => randomBytes(9).toString('base64')).filter(
    isLeaked,
  )
  // Five are expected; more than twenty cannot be chance.
  expect(wrong.length).toBeLessThanOrEqual(20)
})

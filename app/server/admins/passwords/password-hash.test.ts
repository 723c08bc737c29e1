import { expect, test } from 'vitest'
import { measureCpuMs } from '#tests/support/cpu-time.ts'
import { hashPassword, isPasswordCorrect } from './password-hash.ts'

test('a password matches only its own hash, and two hashes of it differ', async () => {
  const [first, second] = await Promise.all([
    hashPassword('סוס נכון בטרייה 9!'),
    hashPassword('סוס נכון בטרייה 9!'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isPasswordCorrect('סוס נכון בטרייה 9!', first)).toBe(true)
  expect(await isPasswordCorrect('סוס נכון בטרייה 9! ', first)).toBe(false)
  expect(await isPasswordCorrect('', first)).toBe(false)
})

test('look-alike characters are not treated as equal', async () => {
  const hash = await hashPassword('ⓐdmin Kelvin sign K')
  expect(await isPasswordCorrect('admin Kelvin sign K', hash)).toBe(false)
})

test('without a stored hash no password matches, and the check takes as long as with one', async () => {
  const time = (stored: string | null) =>
    measureCpuMs(() => isPasswordCorrect('any password at all', stored))
  const hash = await hashPassword('another password')
  await time(hash)
  expect(await isPasswordCorrect('any password at all', null)).toBe(false)
  expect(await time(null)).toBeGreaterThan((await time(hash)) / 4)
})

test('a stored hash that is cut short is an error', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$'
  await expect(isPasswordCorrect('x', cheap)).rejects.toThrow('not readable')
})

import { expect, test } from 'vitest'
import { passwordCost } from '#server/admins/passwords/password-cost.ts'
import { countHashes } from '#tests/support/count-hashes.ts'
import { hashPassword, isPasswordCorrect } from './password-hash.ts'

test('the site hashes with the cost that OWASP recommends', async () => {
  const hash = await hashPassword('סוס נכון בטרייה 9!', passwordCost)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordCorrect('סוס נכון בטרייה 9!', hash)).toBe(true)
})

test('a password matches only its own hash, and two hashes of it differ', async () => {
  const [first, second] = await Promise.all([
    hashPassword('סוס נכון בטרייה 9!'),
    hashPassword('סוס נכון בטרייה 9!'),
  ])
  expect(first).not.toBe(second)
  expect(await isPasswordCorrect('סוס נכון בטרייה 9!', first)).toBe(true)
  expect(await isPasswordCorrect('סוס נכון בטרייה 9! ', first)).toBe(false)
  expect(await isPasswordCorrect('', first)).toBe(false)
})

test('look-alike characters are not treated as equal', async () => {
  const hash = await hashPassword('ⓐdmin Kelvin sign K')
  expect(await isPasswordCorrect('admin Kelvin sign K', hash)).toBe(false)
})

test('without a stored hash no password matches, and the check hashes as with one', async () => {
  const stored = await hashPassword('another password')
  for (const hash of [stored, null])
    expect(
      await countHashes(async () =>
        expect(await isPasswordCorrect('any password at all', hash)).toBe(false),
      ),
    ).toBe(1)
})

test('a stored hash that is cut short is an error', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$'
  await expect(isPasswordCorrect('x', cheap)).rejects.toThrow('not readable')
})

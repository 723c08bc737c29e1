import { expect, test } from 'vitest'
import { hashPassword, isPasswordRight } from './password-hash.ts'

test('a password is right only for its own hash, and two hashes of it differ', async () => {
  const [first, second] = await Promise.all([
    hashPassword('סוס נכון בטרייה 9!'),
    hashPassword('סוס נכון בטרייה 9!'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isPasswordRight('סוס נכון בטרייה 9!', first)).toBe(true)
  expect(await isPasswordRight('סוס נכון בטרייה 9! ', first)).toBe(false)
  expect(await isPasswordRight('', first)).toBe(false)
})

test('look-alike characters are not folded together', async () => {
  const hash = await hashPassword('ⓐdmin Kelvin sign K')
  expect(await isPasswordRight('admin Kelvin sign K', hash)).toBe(false)
})

test('nobody has no right password, and finding that out takes a hash as well', async () => {
  const time = async (stored: string | null) => {
    const start = performance.now()
    await isPasswordRight('any password at all', stored)
    return performance.now() - start
  }
  const hash = await hashPassword('another password')
  await time(hash)
  expect(await isPasswordRight('any password at all', null)).toBe(false)
  expect(await time(null)).toBeGreaterThan((await time(hash)) / 4)
})

test('a hash made with other costs is still read', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$'
  await expect(isPasswordRight('x', cheap)).rejects.toThrow('not readable')
})

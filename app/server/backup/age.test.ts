import { expect, test } from 'vitest'
import { decrypt, encrypt } from './age.ts'

/** Output of the age program: `age --passphrase`, version 1.1.1. */
const madeByAge =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBqMU9zbjh0b2JuRUpwWmp4ZEZweXNBIDE4Ckd5OERlcW1LQlVocWNUTGFqemFUelZmaDZBTUY4T3h5bjlRNm9kYWFYRncKLS0tIEs4TzA1ZEh1elVtSEU5bVZqN2h6TU9xdXhtZHZwelIxVisxa2l3bXRpY1kKOhWK//OrtWosjGFT84nvtWwV7bUdNX15GFLz/bsgS73mZkBFFeQzD825tS2XQOUCvYddURttSAJbjGvXQgc='

async function join(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('a file of the age program is read', async () => {
  const bytes = Buffer.from(madeByAge, 'base64')
  const read = await join(decrypt(inPieces(bytes, 7), 'correct horse'))
  expect(read.toString()).toBe('Encrypted by the age program.\n')
})

test('a header code in the base64 alphabet of URLs is rejected', async () => {
  const [start = '', mac = ''] = Buffer.from(madeByAge, 'base64').toString('latin1').split('--- ')
  const changed = Buffer.from(`${start}--- ${mac.replace('+', '-')}`, 'latin1')
  await expect(join(decrypt(inPieces(changed, 7), 'correct horse'))).rejects.toThrow(
    'The backup is damaged: its encryption does not match',
  )
})

const chunk = 64 * 1024

test.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk])(
  '%i bytes are the same after encrypting and decrypting',
  async (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 253))
    const encrypted = await join(encrypt(inPieces(bytes, 50_000), 'p'))
    expect(await join(decrypt(inPieces(encrypted, 9_999), 'p'))).toEqual(bytes)
  },
)

test('a file without its last chunk, with swapped chunks or another header is rejected', async () => {
  const whole = await join(encrypt(inPieces(Buffer.alloc(3 * chunk, 1), chunk), 'p'))
  const sealed = chunk + 16
  const payload = whole.length - 3 * sealed
  const [one, two, rest] = [payload, payload + sealed, payload + 2 * sealed]
  const swapped = [whole.subarray(two, rest), whole.subarray(one, two), whole.subarray(rest)]
  const header = whole.subarray(0, payload)
  const refused = [
    whole.subarray(0, rest),
    Buffer.concat([header, ...swapped]),
    Buffer.from(whole.toString('latin1').replace(/--- ./, '--- _'), 'latin1'),
    header.subarray(0, 30),
  ]
  for (const bytes of refused)
    await expect(join(decrypt(inPieces(bytes, 4_000), 'p'))).rejects.toThrow(
      'The backup is damaged: its encryption does not match',
    )
})

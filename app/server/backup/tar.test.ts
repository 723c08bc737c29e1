import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readTar, tarEnd, writeTarEntry, type TarEntry } from './tar.ts'

const entries = [
  { name: 'tables/public.leads/000001.copy', content: Buffer.from('שלום\n') },
  { name: 'empty', content: Buffer.alloc(0) },
  { name: 'mails/full-block.eml', content: Buffer.alloc(512, 'x') },
]
const archive = Buffer.concat([...entries.map(writeTarEntry), tarEnd])

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100)
}

async function read(bytes: Buffer): Promise<TarEntry[]> {
  const found: TarEntry[] = []
  for await (const entry of readTar(inPieces(bytes))) found.push(entry)
  return found
}

test('the tar program of the system reads an archive', () => {
  const list = execFileSync('tar', ['-tf', '-'], { input: archive, encoding: 'utf8' })
  expect(list.trim().split('\n')).toEqual(entries.map(({ name }) => name))
  const text = execFileSync('tar', ['-xOf', '-', 'tables'], { input: archive, encoding: 'utf8' })
  expect(text).toBe('שלום\n')
})

test('written entries are read back', async () => {
  expect(await read(archive)).toEqual(entries)
})

test('an archive that ends early or has a changed header is rejected', async () => {
  for (const length of [0, 100, 600, archive.length - 1024])
    await expect(read(archive.subarray(0, length))).rejects.toThrow('its end is missing')
  const changed = Buffer.from(archive)
  changed[3] = 65
  await expect(read(changed)).rejects.toThrow('it is not a tar archive')
})

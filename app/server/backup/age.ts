import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { BackupError } from './backup-error.ts'
import { createByteReader } from './byte-reader.ts'

/**
 * The age format, version 1, with a passphrase (https://age-encryption.org/v1): the `age` program
 * can decrypt the file without this site. Bytes are encrypted in chunks, so memory use is constant.
 */
const version = 'age-encryption.org/v1'
const chunkSize = 64 * 1024
const tagSize = 16

/**
 * Memory is 2 ** cost kilobytes: 64 MB to write, and at most 1 GB to read a file of another
 * program.
 */
const cost = 16
const maxCost = 20

export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const salt = randomBytes(16)
  const wrapped = seal(await deriveKey(passphrase, salt, cost), zeroNonce, fileKey)
  const header = `${version}\n-> scrypt ${base64(salt)} ${cost}\n${base64(wrapped)}\n---`
  yield Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`)
  const nonce = randomBytes(16)
  yield nonce
  const key = payloadKey(fileKey, nonce)
  const reader = createByteReader(source)
  let chunk = await reader.read(chunkSize)
  for (let counter = 0; ; counter += 1) {
    const next = await reader.read(chunkSize)
    yield seal(key, chunkNonce(counter, next.length === 0), chunk)
    if (next.length === 0) return
    chunk = next
  }
}

/** Throws a BackupError if the passphrase is wrong or the file was changed. */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const reader = createByteReader(source)
  const readLine = async () => {
    let line = ''
    for (let byte = await reader.read(1); byte.length > 0; byte = await reader.read(1)) {
      if (byte[0] === 10) return line
      line += byte.toString('latin1')
      if (line.length > 200) throw damaged()
    }
    throw damaged()
  }
  const fileKey = await readHeader(readLine, passphrase)
  const key = payloadKey(fileKey, await reader.read(16))
  let chunk = await reader.read(chunkSize + tagSize)
  for (let counter = 0; ; counter += 1) {
    const next = await reader.read(chunkSize + tagSize)
    const content = open(key, chunkNonce(counter, next.length === 0), chunk)
    if (content === null) throw damaged()
    yield content
    if (next.length === 0) return
    chunk = next
  }
}

/** Whether a file starts with the header of the age format. */
export function isEncrypted(start: Buffer): boolean {
  return start.toString('latin1').startsWith(`${version}\n`)
}

async function readHeader(readLine: () => Promise<string>, passphrase: string): Promise<Buffer> {
  const [first, stanza, body, end] = [
    await readLine(),
    await readLine(),
    await readLine(),
    await readLine(),
  ]
  const [, salt = '', costText = ''] = /^-> scrypt (\S{22}) (\d{1,2})$/.exec(stanza) ?? []
  const fileCost = Number(costText)
  if (first !== version || salt === '' || fileCost < 1 || fileCost > maxCost)
    throw new BackupError('The backup was not encrypted with a passphrase')
  const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), fileCost)
  const fileKey = open(key, zeroNonce, Buffer.from(body, 'base64'))
  if (fileKey === null) throw new BackupError('The passphrase is wrong')
  // Compared as text: Node also reads base64 in the alphabet of URLs, so other text can be the
  // same bytes.
  const mac = Buffer.from(end)
  const expected = Buffer.from(
    `--- ${base64(macOf(fileKey, [first, stanza, body, '---'].join('\n')))}`,
  )
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw damaged()
  return fileKey
}

function damaged(): BackupError {
  return new BackupError('The backup is damaged: its encryption does not match')
}

const zeroNonce = Buffer.alloc(12)

/** A counter of eleven bytes, then one byte that marks the last chunk. */
function chunkNonce(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(counter, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function seal(key: Buffer, nonce: Buffer, content: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize })
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** The decrypted content; null if the key is wrong or the content was changed. */
function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < tagSize) return null
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize })
  decipher.setAuthTag(sealed.subarray(-tagSize))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagSize)), decipher.final()])
  } catch {
    return null
  }
}

function deriveKey(passphrase: string, salt: Buffer, fileCost: number): Promise<Buffer> {
  const N = 2 ** fileCost
  const options = { N, r: 8, p: 1, maxmem: 128 * 8 * N + 1024 * 1024 }
  const fullSalt = Buffer.concat([Buffer.from(`${version}/scrypt`), salt])
  return new Promise((resolve, reject) =>
    scrypt(passphrase, fullSalt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

function payloadKey(fileKey: Buffer, nonce: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32))
}

function macOf(fileKey: Buffer, header: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', fileKey, Buffer.alloc(0), 'header', 32))
  return createHmac('sha256', key).update(header).digest()
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

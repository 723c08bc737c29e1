import { BackupError } from './backup-error.ts'
import { createByteReader, type ByteReader } from './byte-reader.ts'

export type TarEntry = { name: string; content: Buffer }

const blockSize = 512
/** The offsets of fields in a header of the ustar format, in bytes. */
const field = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, type: 156 }
const magicAt = 257
const versionAt = 263

/** Bytes. An entry is read into memory as a whole; the largest are pictures. */
const maxEntrySize = 256 * 1024 * 1024

/** The bytes of one file in a tar archive (POSIX ustar). The name has at most 99 ASCII characters. */
export function writeTarEntry({ name, content }: TarEntry): Buffer {
  const header = Buffer.alloc(blockSize)
  header.write(name, field.name, 'ascii')
  header.write('0000600\0', field.mode)
  header.write('0000000\0', field.uid)
  header.write('0000000\0', field.gid)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, field.size)
  header.write('00000000000\0', field.time)
  header.write('0', field.type)
  header.write('ustar', magicAt)
  header.write('00', versionAt)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, field.sum)
  return Buffer.concat([header, content, Buffer.alloc(paddingOf(content.length))])
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize)

/** The entries of an archive. Throws a BackupError if it is damaged or ends early. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createByteReader(source)
  for (;;) {
    const header = await readExactly(reader, blockSize)
    if (header.every((byte) => byte === 0)) return
    const size = sizeIn(header)
    const content = await readExactly(reader, size)
    await readExactly(reader, paddingOf(size))
    yield { name: header.toString('ascii', field.name, header.indexOf(0, field.name)), content }
  }
}

async function readExactly(reader: ByteReader, size: number): Promise<Buffer> {
  const bytes = await reader.read(size)
  if (bytes.length < size) throw new BackupError('The backup is damaged: its end is missing')
  return bytes
}

function sizeIn(header: Buffer): number {
  const sum = Number.parseInt(header.toString('ascii', field.sum, field.type), 8)
  const size = Number.parseInt(header.toString('ascii', field.size, field.time), 8)
  if (sum !== checksum(header) || !(size <= maxEntrySize))
    throw new BackupError('The backup is damaged: it is not a tar archive')
  return size
}

/** The sum of all bytes, with the checksum field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= field.sum && at < field.type ? 32 : byte
  return sum
}

function paddingOf(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize
}

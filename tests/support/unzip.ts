import { inflateRawSync } from 'node:zlib'

const entryMark = 0x02014b50
const endMark = 0x06054b50

/** The files of a small ZIP archive by name, as its central directory lists them. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || archive.readUInt32LE(end) !== endMark) throw new Error('The archive has no end')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== entryMark) throw new Error('The archive is damaged')
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const header = archive.readUInt32LE(at + 42)
    const size = archive.readUInt32LE(at + 20)
    const start =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const packed = archive.subarray(start, start + size)
    const isPacked = archive.readUInt16LE(at + 10) === 8
    const nameEnd = at + 46 + (name ?? 0)
    files.set(
      archive.toString('utf8', at + 46, nameEnd),
      isPacked ? inflateRawSync(packed) : packed,
    )
    at = nameEnd + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

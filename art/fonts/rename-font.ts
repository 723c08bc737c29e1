type Name = { family: string; weight: number }

type Table = { tag: string; data: Buffer }

const headerBytes = 12
const entryBytes = 16

/**
 * Returns the same font under another name: all subsets of a variable font have the name of the
 * whole font, so a typesetter could not distinguish them.
 */
export function renameFont(font: Buffer, name: Name): Buffer {
  const tables = readTables(font)
    .filter(({ tag }) => tag !== 'name' && tag !== 'OS/2')
    .concat(
      { tag: 'name', data: nameTable(name) },
      { tag: 'OS/2', data: weightTable(font, name.weight) },
    )
  return writeFont(font.readUInt32BE(0), tables)
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = headerBytes + index * entryBytes
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: Buffer.from(font.subarray(offset, offset + length)),
    }
  })
}

/** Windows, Unicode, American English: the name record that every reader uses. */
function nameTable({ family, weight }: Name): Buffer {
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${weight}`],
    [6, `${family.replaceAll(' ', '')}-${weight}`],
  ] as const
  const strings = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + texts.length * 12)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id]] of texts.entries()) {
    const length = strings[index]?.length ?? 0
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + place * 2)
    offset += length
  }
  return Buffer.concat([head, ...strings])
}

/** Sets the weight of the subset, and its width to normal: the narrow instance is the only one. */
function weightTable(font: Buffer, weight: number): Buffer {
  const table = readTables(font).find(({ tag }) => tag === 'OS/2')
  if (!table) throw new Error('The font has no OS/2 table')
  table.data.writeUInt16BE(weight, 4)
  table.data.writeUInt16BE(5, 6)
  return table.data
}

function writeFont(version: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
  const head = Buffer.alloc(headerBytes + sorted.length * entryBytes)
  const log = Math.floor(Math.log2(sorted.length))
  head.writeUInt32BE(version, 0)
  for (const [index, value] of [
    sorted.length,
    2 ** log * 16,
    log,
    sorted.length * 16 - 2 ** log * 16,
  ].entries())
    head.writeUInt16BE(value, 4 + index * 2)
  let offset = head.length
  const bodies = sorted.map(({ tag, data }, index) => {
    const entry = headerBytes + index * entryBytes
    head.write(tag, entry, 'latin1')
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    head.writeUInt32BE(checksum(body), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    offset += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}

function checksum(body: Buffer): number {
  let sum = 0
  for (let index = 0; index < body.length; index += 4) sum = (sum + body.readUInt32BE(index)) >>> 0
  return sum
}

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

/**
 * A range of a country's addresses, both ends included. For IPv6, the upper 64 bits, so /64
 * networks.
 */
export type CountryRange = { first: bigint; last: bigint; country: string }

export type Family = 4 | 6

/**
 * The start of each range, in ascending order, and the index of its country plus one; 0 is a gap
 * without a country.
 */
type Starts = { starts: BigUint64Array; owners: Uint8Array }

export type CountryFile = {
  /** The day of the data. */
  date: string
  countries: readonly string[]
  families: Record<Family, Starts>
}

const headerSchema = z.object({
  date: z.iso.date(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  counts: z.object({ 4: z.number().int(), 6: z.number().int() }),
})

/**
 * The compressed bytes of the file: a line of JSON, then the distances between starts and the
 * owners of each address family.
 */
export function encodeCountryFile(
  date: string,
  ranges: Record<Family, readonly CountryRange[]>,
): Buffer {
  const countries = [
    ...new Set([...ranges[4], ...ranges[6]].map(({ country }) => country)),
  ].toSorted()
  if (countries.length > 255)
    throw new Error('More than 255 countries: an owner no longer fits into one byte')
  const ipv4 = startsOf(ranges[4], countries)
  const ipv6 = startsOf(ranges[6], countries)
  const counts = { 4: ipv4.length, 6: ipv6.length }
  const header = Buffer.from(`${JSON.stringify({ date, countries, counts })}\n`)
  const whole = Buffer.concat([header, encodeStarts(ipv4), encodeStarts(ipv6)])
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return brotliCompressSync(whole, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24 },
  })
}

const highestKey = 2n ** 64n - 1n

type Start = { at: bigint; owner: number }

/** Merges adjacent ranges of one country. Throws if ranges are unsorted or overlap. */
function startsOf(ranges: readonly CountryRange[], countries: readonly string[]): Start[] {
  const indexes = new Map(countries.map((country, index) => [country, index + 1]))
  const starts: Start[] = []
  const add = (at: bigint, owner: number) => {
    if (starts.at(-1)?.owner !== owner) starts.push({ at, owner })
  }
  let next = 0n
  for (const { first, last, country } of ranges) {
    if (first < next || last < first) throw new Error(`Ranges overlap or are unsorted at ${first}`)
    if (first > next) add(next, 0)
    add(first, indexes.get(country) ?? 0)
    next = last + 1n
  }
  if (next <= highestKey) add(next, 0)
  return starts
}

function encodeStarts(starts: readonly Start[]): Buffer {
  const bytes: number[] = []
  let before = 0n
  for (const { at } of starts) {
    let distance = at - before
    before = at
    for (; distance > 127n; distance >>= 7n) bytes.push(Number(distance & 127n) | 128)
    bytes.push(Number(distance))
  }
  return Buffer.from([...bytes, ...starts.map(({ owner }) => owner)])
}

/** Throws if the bytes are not a complete country file. */
export function decodeCountryFile(file: Buffer): CountryFile {
  const whole = brotliDecompressSync(file)
  const lineEnd = whole.indexOf('\n')
  const header = headerSchema.parse(JSON.parse(whole.toString('utf8', 0, lineEnd)))
  const ipv4 = decodeStarts(whole, lineEnd + 1, header.counts[4])
  const ipv6 = decodeStarts(whole, ipv4.end, header.counts[6])
  if (ipv6.end !== whole.length)
    throw new Error('The country file does not have the expected length')
  return { date: header.date, countries: header.countries, families: { 4: ipv4, 6: ipv6 } }
}

function decodeStarts(whole: Buffer, from: number, count: number): Starts & { end: number } {
  const starts = new BigUint64Array(count)
  let at = from
  let before = 0n
  for (let index = 0; index < count; index += 1) {
    let distance = 0n
    let shift = 0n
    let byte = whole[at] ?? 0
    for (; byte > 127; byte = whole[at] ?? 0) {
      distance |= BigInt(byte & 127) << shift
      shift += 7n
      at += 1
    }
    at += 1
    before += distance | (BigInt(byte) << shift)
    starts[index] = before
  }
  const end = at + count
  return { starts, owners: new Uint8Array(whole.subarray(at, end)), end }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Browsers send one of a few values. Parsing them for each request would take 5% of the time of a
 * response from memory.
 */
const parsedHeaders = new Map<string, Encoding>()
const maxParsedHeaders = 100

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = parsedHeaders.get(header)
  if (known) return known
  const encoding = parseAcceptEncoding(header)
  if (parsedHeaders.size >= maxParsedHeaders) parsedHeaders.clear()
  parsedHeaders.set(header, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';'))
      .filter(([, quality = 'q=1']) => Number(quality.trim().replace(/^q=/, '')) > 0)
      .map(([name = '']) => name.trim()),
  )
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? 'identity'
}

/** @param quality of brotli, 0 to 11: 11 for stored responses, 4 for those sent once */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
  }
  return encoding === 'gzip' ? compressGzip(body) : body
}

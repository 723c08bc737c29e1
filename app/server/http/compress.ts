import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best encoding that the client says it reads. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').split(',').map((entry) => entry.trim().split(';'))
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepted.some(([name, quality]) => name === encoding && quality?.trim() !== 'q=0'))
      return encoding
  }
  return 'identity'
}

/** @param quality brotli 0–11: 11 for what is kept, 4 for what is sent once */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
  }
  return encoding === 'gzip' ? zip(body) : body
}

import type { Sharp } from 'sharp'

/** Tried in this order until the picture is within its limit. */
const qualities = [58, 54, 50, 46, 42, 38, 34, 30, 27, 24, 21] as const

/** The picture as an AVIF in the best quality of at most `limit` bytes. */
export async function encodeWithin(picture: Sharp, limit: number): Promise<Buffer> {
  for (const quality of qualities) {
    const options = { quality, effort: 6, chromaSubsampling: '4:2:0' }
    const avif = await picture.clone().avif(options).toBuffer()
    if (avif.length <= limit) return avif
  }
  throw new Error(`A picture does not fit into ${limit} bytes`)
}

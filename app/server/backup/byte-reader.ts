/** Reads a stream in pieces of the caller's size. */
export type ByteReader = {
  /** Resolves with `size` bytes, or with fewer or none at the end of the stream. */
  read(size: number): Promise<Buffer>
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let pending: Uint8Array[] = []
  let length = 0

  async function fill(size: number): Promise<void> {
    while (length < size) {
      const chunk = await chunks.next()
      if (chunk.done === true) return
      pending.push(chunk.value)
      length += chunk.value.length
    }
  }

  return {
    read: async (size) => {
      await fill(size)
      const all = Buffer.concat(pending)
      const piece = all.subarray(0, size)
      const rest = all.subarray(size)
      pending = rest.length > 0 ? [rest] : []
      length = rest.length
      return piece
    },
  }
}

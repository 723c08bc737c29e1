/**
 * Parts of a file as a body that is read while they are made, at the pace of whoever reads it. Text
 * becomes UTF-8. Ends the parts if the reader leaves, and fails if they do.
 */
export function byteStream(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) return controller.close()
      const part = next.value
      controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

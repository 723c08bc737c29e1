import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { byteStream } from '../byte-stream.ts'
import type { ArchiveFile } from './archive-files.ts'

/** Parts that wait for the archive: by default it would be sixteen. */
const onePart = { highWaterMark: 1 }

/**
 * The files as one ZIP archive, which is written while they are read one after the other: memory does
 * not grow with them. Fails while it is read if one of them does.
 */
export function writeArchive(files: readonly ArchiveFile[], now: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = new PassThrough()
  const fail = (error: Error) => void output.destroy(error)
  zip.on('error', fail)
  for (const { name, open, isPacked = false } of files)
    zip.addReadStreamLazy(name, { mtime: now, compress: !isPacked }, (callback) => {
      callback(null, Readable.from(toBytes(open()), onePart).on('error', fail))
    })
  zip.outputStream.pipe(output)
  zip.end()
  return byteStream(output)
}

async function* toBytes(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part
}

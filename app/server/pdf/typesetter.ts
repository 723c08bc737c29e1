import { createHash } from 'node:crypto'
import { createByteCache } from '../byte-cache.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import type { DocumentRequest, Template } from './compile-document.ts'
import { createTypstWorker } from './typst-worker-handle.ts'

/** Bytes of cached documents: about 250 quotes. */
const maxCachedBytes = 16 * 1024 * 1024

/** The longest queue of documents: about half a second of work. */
const maxWaiting = 20

/**
 * Typesets documents one after another in a separate process (requirements 11.4). A document with
 * the same content as an earlier one comes from memory. Throws a RetryLaterError if the queue is
 * full, or if the process ended or hung during this document.
 */
export function createTypesetter(worker = createTypstWorker()) {
  const cached = createByteCache<Buffer>({ limit: maxCachedBytes, sizeOf: ({ length }) => length })
  const pending = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  function enqueue(request: DocumentRequest): Promise<Buffer> {
    const file = last.then(() => worker.compile(request))
    last = file.catch(() => {})
    return file
  }

  async function compileOnce(key: string, request: DocumentRequest): Promise<Buffer> {
    if (pending.size > maxWaiting) throw new RetryLaterError('Too many documents wait')
    const making = enqueue(request)
    pending.set(key, making)
    try {
      const file = await making
      cached.set(key, file)
      return file
    } finally {
      pending.delete(key)
    }
  }

  return async (request: DocumentRequest): Promise<Buffer> => {
    const key = keyOf(request)
    return cached.get(key) ?? pending.get(key) ?? compileOnce(key, request)
  }
}

/**
 * The whole content is the key, including a quote's hash, the chosen lines, the language and the hash that
 * names a picture.
 */
function keyOf({ template, format, data }: DocumentRequest): string {
  return createHash('sha256').update(`${template} ${format} ${data}`).digest('base64url')
}

const typesetDocument = createTypesetter()

/** A tagged PDF (PDF/UA-1) for screen readers. */
export function typesetPdf(
  template: Template,
  data: object,
  picture: Buffer | null = null,
): Promise<Buffer> {
  return typesetDocument({ template, format: 'pdf', data: JSON.stringify(data), picture })
}

/** The same pages as SVG, with letters as outlines. */
export async function typesetSvg(
  template: Template,
  data: object,
  picture: Buffer | null = null,
): Promise<string> {
  const content = JSON.stringify(data)
  const svg = await typesetDocument({ template, format: 'svg', data: content, picture })
  return svg.toString('utf8')
}

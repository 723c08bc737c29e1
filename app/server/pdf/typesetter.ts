import { createHash } from 'node:crypto'
import { createByteCache } from '../byte-cache.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import type { DocumentRequest, Template } from './compile-document.ts'
import { createCompilerProcess } from './compiler-process.ts'

/** Bytes of finished documents that are kept: about 250 quotes. */
const keptBytes = 16 * 1024 * 1024

/** Documents that wait for the one in work: about half a second. */
const mostWaiting = 20

/**
 * Sets documents in a process of their own, one after another (requirements 11.4). One that was
 * asked for before, with the same content, comes from memory. Throws a RetryLaterError where too
 * many wait, or where the process ended or hung over this one.
 */
export function createTypesetter(compiler = createCompilerProcess()) {
  const made = createByteCache<Buffer>({ limit: keptBytes, sizeOf: ({ length }) => length })
  const pending = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  function enqueue(request: DocumentRequest): Promise<Buffer> {
    const file = last.then(() => compiler.compile(request))
    last = file.catch(() => {})
    return file
  }

  async function makeOnce(key: string, request: DocumentRequest): Promise<Buffer> {
    if (pending.size > mostWaiting) throw new RetryLaterError('Too many documents wait')
    const making = enqueue(request)
    pending.set(key, making)
    try {
      const file = await making
      made.set(key, file)
      return file
    } finally {
      pending.delete(key)
    }
  }

  return async (request: DocumentRequest): Promise<Buffer> => {
    const key = keyOf(request)
    return made.get(key) ?? pending.get(key) ?? makeOnce(key, request)
  }
}

/** The content is the key: a quote's hash, the chosen lines and the language are all part of it. */
function keyOf({ template, format, data }: DocumentRequest): string {
  return createHash('sha256').update(`${template} ${format} ${data}`).digest('base64url')
}

const setDocument = createTypesetter()

/** A tagged PDF (PDF/UA-1), for screen readers. */
export function typesetPdf(template: Template, data: object): Promise<Buffer> {
  return setDocument({ template, format: 'pdf', data: JSON.stringify(data) })
}

/** The same pages as SVG, with letters as outlines. */
export async function typesetSvg(template: Template, data: object): Promise<string> {
  const svg = await setDocument({ template, format: 'svg', data: JSON.stringify(data) })
  return svg.toString('utf8')
}

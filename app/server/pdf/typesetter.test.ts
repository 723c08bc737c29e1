import { constants, getPriority } from 'node:os'
import { onTestFinished, expect, test } from 'vitest'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import type { DocumentRequest } from './compile-document.ts'
import { createTypstWorker } from './typst-worker-handle.ts'
import { typstWorkerLimits, type TypstWorkerLimits } from './typst-worker-limits.ts'
import { quotePdfContent } from '../quotes/quote-pdf.ts'
import { createTypesetter } from './typesetter.ts'

function requestOf(note: string): DocumentRequest {
  const data = JSON.stringify(quotePdfContent(sampleQuote({ note }), 'he'))
  return { template: 'quote', format: 'pdf', data }
}

function start(limits: Partial<TypstWorkerLimits> = {}) {
  const compiler = createTypstWorker({ ...typstWorkerLimits, ...limits })
  onTestFinished(() => compiler.end())
  return { compiler, typeset: createTypesetter(compiler) }
}

function isPdf(file: Buffer): boolean {
  return file.subarray(0, 5).toString() === '%PDF-'
}

// Proves 11.4.1.
test('a process is replaced after 100 documents', () => {
  expect(typstWorkerLimits.documents).toBe(100)
})

// Proves 11.4.1, 11.4.2.
test('a document is compiled once, by a process that is replaced after its limit', async () => {
  const { compiler, typeset } = start({ documents: 2 })
  const files = await Promise.all(['1', '1', '2'].map((note) => typeset(requestOf(note))))
  expect(files.map(isPdf)).toEqual([true, true, true])
  expect(files[0]).toBe(files[1])
  expect(compiler.pid()).toBeUndefined()
  await typeset(requestOf('1'))
  expect(compiler.pid()).toBeUndefined()
  await typeset(requestOf('3'))
  expect(compiler.pid()).toBeGreaterThan(0)
})

// Proves 11.4.1.
test('the Typst worker has a lower priority than the site', async () => {
  const { compiler, typeset } = start()
  await typeset(requestOf('patient'))
  // Lower than this if the tests themselves run with a lower priority. A larger number is lower.
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  expect(getPriority(compiler.pid() ?? 0)).toBeGreaterThanOrEqual(PRIORITY_BELOW_NORMAL)
})

test('a process above its memory limit is replaced', async () => {
  const { compiler, typeset } = start({ heldBytes: 1 })
  expect(isPdf(await typeset(requestOf('large')))).toBe(true)
  expect(compiler.pid()).toBeUndefined()
})

// Proves 11.4.1.
test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'after %s of the process only the document in progress is lost',
  async (signal) => {
    let impatient = 0
    const compiler = createTypstWorker({
      ...typstWorkerLimits,
      // Only the document that meets the signal is given up soon.
      get documentMs() {
        return impatient-- > 0 ? 2_000 : typstWorkerLimits.documentMs
      },
    })
    onTestFinished(() => compiler.end())
    const typeset = createTypesetter(compiler)
    await typeset(requestOf('first'))
    process.kill(compiler.pid() ?? 0, signal)
    impatient = 1
    const [lost, next] = await Promise.allSettled([
      typeset(requestOf('lost')),
      typeset(requestOf('next')),
    ])
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(RetryLaterError) })
    expect(next).toMatchObject({ status: 'fulfilled' })
  },
)

// Only Linux limits the data of a process.
test.skipIf(process.platform !== 'linux')(
  'a document cannot allocate more memory than the limit',
  async () => {
    const { typeset } = start({ maxDataBytes: 512 * 1024 * 1024 })
    await expect(typeset(requestOf('heavy'))).rejects.toThrow(RetryLaterError)
  },
)

test('documents beyond the length of the queue are refused at once', async () => {
  const { typeset } = start()
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => typeset(requestOf(`crowd ${at}`))),
  )
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(9)
  for (const each of refused) expect(each).toMatchObject({ reason: expect.any(RetryLaterError) })
})

test('a document that cannot be typeset is an error, and the next one is compiled', async () => {
  const { typeset } = start()
  await expect(typeset({ template: 'quote', format: 'pdf', data: '{}' })).rejects.toThrow(
    /^The quote failed/,
  )
  expect(isPdf(await typeset(requestOf('after')))).toBe(true)
})

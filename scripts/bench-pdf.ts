/**
 * Measures quotes as PDFs: the time of the first one, which starts a process and reads the fonts,
 * the time of later ones, and the memory of the site's process and of the Typst worker. `node
 * scripts/bench-pdf.ts --documents 10000`
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { runnerImport } from 'vite'
import type * as TypstWorker from '#server/pdf/typst-worker-handle.ts'
import type * as Pdf from '#server/quotes/quote-pdf.ts'
import type * as Typesetter from '#server/pdf/typesetter.ts'
import { typstWorkerLimits } from '#server/pdf/typst-worker-limits.ts'
import type * as Sample from '#tests/support/sample-quote.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '300' } } })
const documents = Number(values.documents)
const limits = { medianMs: 300, growthMb: 8, childMb: 450 }

/** Loaded by the build tool, which collects the text of the pages. */
const [{ quotePdfContent }, { sampleQuote }, { createTypstWorker }, { createTypesetter }] =
  await Promise.all([
    runnerImport<typeof Pdf>('./app/server/quotes/quote-pdf.ts').then(({ module }) => module),
    runnerImport<typeof Sample>('./tests/support/sample-quote.ts').then(({ module }) => module),
    runnerImport<typeof TypstWorker>('./app/server/pdf/typst-worker-handle.ts').then(
      ({ module }) => module,
    ),
    runnerImport<typeof Typesetter>('./app/server/pdf/typesetter.ts').then(({ module }) => module),
  ])

// A longer timeout, because a busy machine may delay a document.
const worker = createTypstWorker({ ...typstWorkerLimits, documentMs: 120_000 })
const typeset = createTypesetter(worker)

setFlagsFromString('--expose-gc')
// SAFETY: the flag above defines `gc` in each new context.
const collectGarbage = runInNewContext('gc') as () => void

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/**
 * The memory in MB that this process still refers to. Without the collection the figure would say
 * when the engine last collected, not what is kept.
 */
function retainedMb(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return megabytes(heapUsed + external)
}

/**
 * The memory of the Typst worker in MB; 0 if there is none or the system does not report it.
 */
function childMb(): number {
  try {
    const status = readFileSync(`/proc/${worker.pid()}/status`, 'utf8')
    return megabytes(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  } catch {
    return 0
  }
}

/** Every fourth quote has a letter that is in no font. Each has unique text. */
function dataOf(round: number): string {
  const note = Array.from({ length: 40 }, (_, at) => `מילה${round}x${at}`).join(' ')
  const quote = sampleQuote({ note: round % 4 === 0 ? `1️⃣ ${note}` : note })
  return JSON.stringify(quotePdfContent(quote, round % 2 === 0 ? 'en' : 'he'))
}

const times: number[] = []
/** After the first third, which fills the cache of documents. */
let early = 0
let largest = 0
for (let round = 0; round < documents; round += 1) {
  const data = dataOf(round)
  const start = performance.now()
  await typeset({ template: 'quote', format: 'pdf', data })
  times.push(performance.now() - start)
  largest = Math.max(largest, childMb())
  if (round === Math.floor(documents / 3)) early = retainedMb()
  if (round % 1_000 === 999) console.log(`${round + 1}: this process keeps ${retainedMb()} MB`)
}
const late = retainedMb()
worker.end()

const [first = 0] = times
const rest = times.slice(1).toSorted((a, b) => a - b)
const [median = 0, slowest = 0] = [rest[Math.floor(rest.length / 2)], rest.at(-1)]
console.log(
  `first ${first.toFixed(0)} ms; then median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (limit of the median ${limits.medianMs})`,
)
console.log(
  `${documents} documents: this process keeps ${early} → ${late} MB (at most ${limits.growthMb} more), that of documents at most ${largest} MB (limit ${limits.childMb})`,
)
if (median > limits.medianMs || late - early > limits.growthMb || largest > limits.childMb)
  process.exitCode = 1

/**
 * Measures quotes as PDFs: the time of the first one, which starts a process and reads the fonts,
 * the time of later ones, and the memory of the site's process and of the Typst worker. `node
 * scripts/bench-pdf.ts --documents 10000`
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as TypstWorker from '#server/pdf/typst-worker-handle.ts'
import type * as Pdf from '#server/quotes/quote-pdf.ts'
import type * as Typesetter from '#server/pdf/typesetter.ts'
import { typstWorkerLimits } from '#server/pdf/typst-worker-limits.ts'
import type * as Sample from '#tests/support/sample-quote.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '300' } } })
const documents = Number(values.documents)
const limits = { medianMs: 300, growthMb: 60, childMb: 450 }

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

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
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
const siteMb: number[] = []
let largest = 0
for (let round = 0; round < documents; round += 1) {
  const data = dataOf(round)
  const start = performance.now()
  await typeset({ template: 'quote', format: 'pdf', data })
  times.push(performance.now() - start)
  largest = Math.max(largest, childMb())
  siteMb.push(megabytes(process.memoryUsage.rss()))
  if (round % 1_000 === 999) console.log(`${round + 1}: this process ${siteMb.at(-1)} MB`)
}
worker.end()

const [first = 0] = times
const rest = times.slice(1).toSorted((a, b) => a - b)
const [median = 0, slowest = 0] = [rest[Math.floor(rest.length / 2)], rest.at(-1)]
/** Compared from the first third on, which fills the cache of documents. */
const [early = 0, late = 0] = [siteMb[Math.floor(siteMb.length / 3)], siteMb.at(-1)]
console.log(
  `first ${first.toFixed(0)} ms; then median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (limit of the median ${limits.medianMs})`,
)
console.log(
  `${documents} documents: this process ${early} → ${late} MB (at most ${limits.growthMb} more), that of documents at most ${largest} MB (limit ${limits.childMb})`,
)
if (median > limits.medianMs || late - early > limits.growthMb || largest > limits.childMb)
  process.exitCode = 1

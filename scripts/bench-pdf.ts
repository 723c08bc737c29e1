/**
 * What quotes cost as PDFs: the first one, which starts a process and reads the faces, those after
 * it, and the memory that the site's process and the one of documents hold meanwhile.
 * `node scripts/bench-pdf.ts --documents 10000`
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as Compiler from '#server/pdf/compiler-process.ts'
import type * as Pdf from '#server/pdf/quote-pdf.ts'
import type * as Typesetter from '#server/pdf/typesetter.ts'
import type * as Sample from '#tests/support/sample-quote.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '300' } } })
const documents = Number(values.documents)
const limits = { medianMs: 300, growthMb: 60, childMb: 450 }

/** The words of the pages are collected by the build tool, so it loads what reads them. */
const [
  { quotePdfContent },
  { sampleQuote },
  { createCompilerProcess, compilerLimits },
  { createTypesetter },
] = await Promise.all([
  runnerImport<typeof Pdf>('./app/server/pdf/quote-pdf.ts').then(({ module }) => module),
  runnerImport<typeof Sample>('./tests/support/sample-quote.ts').then(({ module }) => module),
  runnerImport<typeof Compiler>('./app/server/pdf/compiler-process.ts').then(
    ({ module }) => module,
  ),
  runnerImport<typeof Typesetter>('./app/server/pdf/typesetter.ts').then(({ module }) => module),
])

// A machine that does other work too may keep one waiting for long.
const compiler = createCompilerProcess({ ...compilerLimits, documentMs: 120_000 })
const typeset = createTypesetter(compiler)

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/** Of the process of documents, in MB; 0 where there is none or the system does not say. */
function childMb(): number {
  try {
    const status = readFileSync(`/proc/${compiler.pid()}/status`, 'utf8')
    return megabytes(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  } catch {
    return 0
  }
}

/** Every fourth has a letter that no face has; each has words that no other has. */
function dataOf(round: number): string {
  const note = Array.from({ length: 40 }, (_, at) => `מילה${round}x${at}`).join(' ')
  const quote = sampleQuote({ note: round % 4 === 0 ? `1️⃣ ${note}` : note })
  return JSON.stringify(quotePdfContent(quote, round % 2 === 0 ? 'en' : 'he'))
}

const times: number[] = []
const heap: number[] = []
let largest = 0
for (let round = 0; round < documents; round += 1) {
  const data = dataOf(round)
  const start = performance.now()
  await typeset({ template: 'quote', format: 'pdf', data })
  times.push(performance.now() - start)
  largest = Math.max(largest, childMb())
  heap.push(megabytes(process.memoryUsage.rss()))
  if (round % 1_000 === 999) console.log(`${round + 1}: this process ${heap.at(-1)} MB`)
}
compiler.end()

const [first = 0] = times
const rest = times.slice(1).toSorted((a, b) => a - b)
const [median = 0, slowest = 0] = [rest[Math.floor(rest.length / 2)], rest.at(-1)]
/** The first third fills the memory of finished documents. */
const [early = 0, late = 0] = [heap[Math.floor(heap.length / 3)], heap.at(-1)]
console.log(
  `first ${first.toFixed(0)} ms; then median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (limit of the median ${limits.medianMs})`,
)
console.log(
  `${documents} documents: this process ${early} → ${late} MB (at most ${limits.growthMb} more), that of documents at most ${largest} MB (limit ${limits.childMb})`,
)
if (median > limits.medianMs || late - early > limits.growthMb || largest > limits.childMb)
  process.exitCode = 1

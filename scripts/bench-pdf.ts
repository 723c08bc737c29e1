/**
 * How long a quote takes to become a PDF: the first one, which reads the faces, and those after it.
 * `node scripts/bench-pdf.ts`
 */
import { runnerImport } from 'vite'
import type * as Pdf from '#server/pdf/quote-pdf.ts'
import type * as Sample from '#tests/support/sample-quote.ts'

/** The words of the pages are collected by the build tool, so it loads what reads them. */
const [{ quotePdf }, { sampleQuote }] = await Promise.all([
  runnerImport<typeof Pdf>('./app/server/pdf/quote-pdf.ts'),
  runnerImport<typeof Sample>('./tests/support/sample-quote.ts'),
]).then(([pdf, sample]) => [pdf.module, sample.module] as const)

const rounds = 40
const limit = 300

function timed(make: () => unknown): number {
  const start = performance.now()
  make()
  return performance.now() - start
}

const first = timed(() => quotePdf(sampleQuote(), 'he'))
const rest = Array.from({ length: rounds }, (_, round) =>
  timed(() => quotePdf(sampleQuote({ note: `לקוח ${round}` }), round % 2 === 0 ? 'en' : 'he')),
).toSorted((a, b) => a - b)
const [median = 0, slowest = 0] = [rest[rounds / 2], rest.at(-1)]

console.log(
  `first ${first.toFixed(0)} ms; then median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (limit ${limit})`,
)
if (median > limit) process.exitCode = 1

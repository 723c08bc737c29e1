/**
 * Draws the approved pictures of the quotes again after a change of their design: `node
 * scripts/draw-golden.ts`. Look at them before you commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type * as Samples from '#tests/support/pdf-samples.ts'

/** The words of the pages are collected by the build tool, so it loads what reads them. */
const { module } = await runnerImport<typeof Samples>('./tests/support/pdf-samples.ts')
const { renderSample, goldenFolder, pdfSamples } = module

mkdirSync(goldenFolder, { recursive: true })
for (const { name, lang, quote } of pdfSamples) {
  const { png } = await renderSample(quote, lang)
  writeFileSync(path.join(goldenFolder, `${name}.png`), png)
  console.log(`${name}: ${png.length} bytes`)
}

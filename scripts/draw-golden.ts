/**
 * `node scripts/draw-golden.ts`: renders the golden images of the quotes again after a change of
 * their design. Review them before you commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type * as Samples from '#tests/support/pdf-samples.ts'

/** Loaded by the build tool, which collects the text of the pages. */
const { module } = await runnerImport<typeof Samples>('./tests/support/pdf-samples.ts')
const { renderSample, goldenFolder, pdfSamples } = module

mkdirSync(goldenFolder, { recursive: true })
for (const { name, lang, quote } of pdfSamples) {
  const { png } = await renderSample(quote, lang)
  writeFileSync(path.join(goldenFolder, `${name}.png`), png)
  console.log(`${name}: ${png.length} bytes`)
}

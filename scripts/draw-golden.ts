/**
 * Draws the approved pictures of the quotes again after a change of their design: `node
 * scripts/draw-golden.ts`. Look at them before you commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderSample, goldenFolder, pdfSamples } from '#tests/support/pdf-samples.ts'

mkdirSync(goldenFolder, { recursive: true })
for (const { name, lang, quote } of pdfSamples) {
  const { png } = await renderSample(quote, lang)
  writeFileSync(path.join(goldenFolder, `${name}.png`), png)
  console.log(`${name}: ${png.length} bytes`)
}

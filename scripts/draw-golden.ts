/**
 * Draws the approved pictures of the quotes again after a change of their design: `node
 * scripts/draw-golden.ts`. Look at them before you commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawPaper, goldenFolder, paperSamples } from '#tests/support/paper-samples.ts'

mkdirSync(goldenFolder, { recursive: true })
for (const { name, lang, quote } of paperSamples) {
  const { png } = await drawPaper(quote, lang)
  writeFileSync(path.join(goldenFolder, `${name}.png`), png)
  console.log(`${name}: ${png.length} bytes`)
}

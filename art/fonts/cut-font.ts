import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** A value pins an axis of a variable font, a range keeps a part of it. */
export type Axes = Record<string, number | { min: number; max: number }>

export type Cut = {
  /** The woff2 file of the font's package. */
  source: string
  /** Every character to keep. */
  letters: string
  axes: Axes
  /** OpenType features to keep. */
  features: readonly string[]
}

/** Tables that browsers do not read in a web font, or only for pointed Hebrew. */
const unread = ['BASE', 'GDEF', 'STAT', 'gasp']

/** Writes the subset of a font to `target` and prints both sizes. */
export async function cutFont(target: string, { source, letters, axes, features }: Cut) {
  const whole = await readFile(source)
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    dropTables: unread,
    noHinting: true,
  })
  await writeFile(target, cut)
  process.stdout.write(`${target} ${whole.length} → ${cut.length} bytes\n`)
}

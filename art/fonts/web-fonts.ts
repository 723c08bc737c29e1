/**
 * Makes the web fonts from the fonts' npm packages, and a style sheet for each face: `node
 * art/fonts/web-fonts.ts [face]`.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import wawoff2 from 'wawoff2'
import { openFontBytes } from '../letters/glyphs.ts'
import { cutFont } from './cut-font.ts'
import type { Cut, Face } from './face.ts'
import { faceSheet, fontFileOf, type Heights } from './face-sheet.ts'
import { charactersOf, type Script } from './scripts.ts'
import { siteFaces } from './site-faces.ts'
import { templateFaces } from './template-faces.ts'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules')
const folder = join(root, 'app/parts/fonts')

// Without ligatures and glyphs of other languages (locl), which the texts do not use.
const features = ['ccmp', 'kern']

async function makeFace(face: Face): Promise<void> {
  for (const cut of face.cuts)
    for (const script of face.scripts)
      await cutFont(join(folder, fontFileOf(face, script, cut)), {
        source: sourceOf(cut, script),
        letters: charactersOf(script),
        axes: cut.axes ?? {},
        features: [...features, ...featuresOf(script), ...(face.features ?? [])],
      })
  const sheet = join(folder, `${face.name}.css`)
  await writeFile(sheet, faceSheet(face, await heightsOf(face)))
  execFileSync(join(packages, '.bin/oxfmt'), [sheet], { cwd: root })
}

/** Figures of one width, for columns. The shekel of the Hebrew files keeps its own width. */
function featuresOf(script: Script): readonly string[] {
  return script === 'latin' ? ['tnum'] : []
}

function sourceOf(cut: Cut, script: Script): string {
  return join(packages, `${cut.source(script)}.woff2`)
}

async function heightsOf({ cuts: [cut] }: Face): Promise<Heights> {
  if (!cut) throw new Error('A face has at least one cut')
  const bytes = await wawoff2.decompress(await readFile(sourceOf(cut, 'latin')))
  const { font, unitsPerEm } = openFontBytes(bytes)
  const { ascender, descender } = font.hExtents()
  return { ascent: ascender / unitsPerEm, descent: -descender / unitsPerEm }
}

const [chosen] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const face of [...siteFaces, ...templateFaces])
  if (chosen === undefined || chosen === face.name) await makeFace(face)

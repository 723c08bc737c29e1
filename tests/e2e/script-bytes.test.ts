import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { caseStudies } from '#catalog/projects.ts'

/** Bytes of the built files compressed with brotli, which are the same on every machine. */
const limits = {
  beforeScroll: 10 * 1024,
  withLeadForm: 75 * 1024,
  article: 6 * 1024,
  qrGenerator: 60 * 1024,
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    name: z.string().optional(),
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')),
)

function keyOf(chunk: string): string {
  const found = Object.entries(manifest).find(
    ([, { name, file }]) => name === chunk && file.endsWith('.js'),
  )
  if (!found) throw new Error(`The build has no script named ${chunk}`)
  return found[0]
}

function addWithImports(key: string, keys: Set<string>): void {
  if (keys.has(key)) return
  keys.add(key)
  for (const imported of manifest[key]?.imports ?? []) addWithImports(imported, keys)
}

/** The bytes of these scripts and of all that they import, each counted once. */
function bytesOf(chunks: readonly string[]): number {
  const keys = new Set<string>()
  for (const chunk of chunks) addWithImports(keyOf(chunk), keys)
  const sizes = [...keys].map((key) => statSync(`build/client/${manifest[key]?.file}.br`).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}

// Proves 3.9.12.
test.each(['blog', 'article'])('a page of the blog loads at most 6 KB of scripts: %s', (script) => {
  expect(bytesOf(['public', script])).toBeLessThanOrEqual(limits.article)
})

// Proves 3.16.9.
test('the QR generator loads at most 60 KB of scripts, its reader included', () => {
  const all = ['public', 'qr', 'generator', 'read-code', 'caption-letters']
  expect(bytesOf(all)).toBeLessThanOrEqual(limits.qrGenerator)
})

const homeScripts = ['public', 'home', 'consent', 'switch-theme']

// Proves 11.1.2.
test('home loads at most 10 KB of scripts before it is scrolled', () => {
  expect(bytesOf(homeScripts)).toBeLessThanOrEqual(limits.beforeScroll)
})

// Proves 11.1.4.
test('home loads at most 75 KB of scripts when its lead form is hydrated', () => {
  expect(bytesOf(['public', 'home', 'lead'])).toBeLessThanOrEqual(limits.withLeadForm)
})

/** The sheet of all pages ends with the picture of an opening, another one before it (0072). */
const sheets = [['public', 12_530], ...caseStudies.map((id) => [id, 3_770] as const)] as const

test.each(sheets)('the style sheet of %s has at most %i bytes', (name, limit) => {
  const built = globSync(`build/client/assets/${name}-????????.css.br`)
  expect(built).toHaveLength(1)
  expect(built.filter((file) => statSync(file).size > limit)).toEqual([])
})

/**
 * `npm run changes`: records today as the last change of each page whose text differs from the
 * recorded digest, for the sitemap. Run it before a release.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as Content from '#server/last-change.ts'
import { pages } from '#content/pages.ts'
import type * as Copies from '#copy/copy.server.ts'
import { langs } from '#documents/head/langs.ts'

const root = join(import.meta.dirname, '..')
const record = join(root, 'app/content/last-changes.json')
// SAFETY: only this script writes the file.
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Content.Changes

// Loaded by Vite, which collects the text of the pages.
const options = { configFile: false, root } as const
const { module: copy } = await runnerImport<typeof Copies>(
  join(root, 'app/copy/copy.server.ts'),
  options,
)
const { module: content } = await runnerImport<typeof Content>(
  join(root, 'app/server/last-change.ts'),
  options,
)

const today = new Date().toISOString().slice(0, 10)
const changes = langs.flatMap((lang) =>
  pages
    .filter(({ indexed, dates }) => indexed && dates === null)
    .map(({ path }) => {
      const digest = content.digestWords(copy.copyFor(lang), path)
      const before = recorded[`${lang}/${path}`]
      return [
        `${lang}/${path}`,
        before?.digest === digest ? before : { digest, day: today },
      ] as const
    }),
)
writeFileSync(record, `${JSON.stringify(Object.fromEntries(changes), null, 2)}\n`)
const changed = changes.filter(([key, { digest }]) => recorded[key]?.digest !== digest)
console.log(`${changed.length} of ${changes.length} pages changed.`)

/**
 * `npm run new -- service|post|project|template|page <slug>`: writes the files of new content, draws
 * placeholders of its pictures, and lists what must be filled in.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findGaps } from './content/find-gaps.ts'
import { drawPlaceholders } from './content/placeholders.ts'
import { kinds, type KindId } from './content/kinds.ts'
import { writeFiles } from './content/write-files.ts'

const root = join(import.meta.dirname, '..')
const [kind = '', slug = ''] = process.argv.slice(2)

function isKind(id: string): id is KindId {
  return Object.hasOwn(kinds, id)
}

if (!isKind(kind) || slug === '') {
  console.error(`npm run new -- ${Object.keys(kinds).join('|')} <slug>`)
  process.exit(1)
}
try {
  const files = writeFiles(root, kind, slug)
  const drawn = await drawPlaceholders(root, { again: false })
  const sources = [...files, ...drawn].filter((file) => !file.startsWith('public/'))
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), sources, { cwd: root })
  console.log(`Written or changed:\n  ${sources.join('\n  ')}`)
  console.log(`  ${drawn.length - 1} pictures below public/, each a placeholder\n\nTo fill in:`)
  const gaps = await findGaps(root)
  for (const gap of gaps.filter((each) => each.includes(slug))) console.log(`  ${gap}`)
  console.log('\n`npm run check` lists what is missing.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

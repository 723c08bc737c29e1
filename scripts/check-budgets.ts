/**
 * `npm run budgets`: compares the bytes of the built site with the table in budgets.ts, and builds
 * before if the build is out of date.
 */
import { join } from 'node:path'
import { buildIfNeeded } from './build-if-needed.ts'
import { budgets } from './budgets.ts'
import type { Budget, Item } from './budgets/budget.ts'
import { measureDocuments } from './budgets/document-sizes.ts'
import { findFiles } from './budgets/file-sizes.ts'
import { describeBudget } from './budgets/describe-budget.ts'
import { readRecord, recordSizes } from './budgets/recorded-sizes.ts'
import { scriptsOf } from './budgets/scripts-of.ts'

const root = join(import.meta.dirname, '..')

function measure({ measured }: Budget): Item[] | Promise<Item[]> {
  if ('files' in measured) return findFiles(root, measured.files)
  if ('documents' in measured) return measureDocuments()
  return Object.entries(measured.scripts).map(([name, sources]) => ({
    name,
    parts: scriptsOf(root, sources),
  }))
}

/** A page that fails ends the check with a sentence, and not with the stack of this script. */
async function measureOrExit(budget: Budget): Promise<Item[]> {
  try {
    return await measure(budget)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

if (!(await buildIfNeeded(root))) process.exit(1)
const recorded = readRecord(root)
const all: Item[] = []
let breaches = 0
for (const budget of budgets) {
  const items = await measureOrExit(budget)
  all.push(...items)
  const found = describeBudget(budget, items, recorded)
  if (found === null) continue
  if (found.verdict === 'breach') breaches += 1
  console.log(`${found.verdict === 'breach' ? 'Too large' : 'Warning'}: ${found.sentence}`)
}
console.log(`${budgets.length} budgets, ${all.length} files and documents, ${breaches} too large`)
if (breaches === 0) recordSizes(root, all)
process.exitCode = breaches === 0 ? 0 : 1

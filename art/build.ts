import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMade, record } from './made.ts'
import { isPlaceholder } from './placeholders/draw-placeholder.ts'
import { digestOfTask, tasks, type Task } from './tasks.ts'

/**
 * Makes every picture of the site from its sources: `npm run art`, or `npm run art -- cover` for
 * those with the word in their name. made.json stores the digest of each picture's sources; what is
 * up to date is skipped. `npm run art -- --keep cover` makes nothing, and stores the digests: for a
 * change of sources that no picture shows, such as a comment or a moved file.
 */
process.chdir(join(import.meta.dirname, '..'))
const made = readMade()
const words = process.argv.slice(2)
const keeps = words.includes('--keep')
const word = words.find((each) => each !== '--keep') ?? ''

function keep(task: Task): void {
  made[task.name] = digestOfTask(task)
  writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`)
}

async function make(task: Task): Promise<void> {
  const digest = digestOfTask(task)
  if (made[task.name] === digest && existsSync(task.result)) return
  const start = Date.now()
  await task.make()
  keep(task)
  console.log(`${task.name}: ${Math.round((Date.now() - start) / 1000)} s`)
}

for (const task of tasks) {
  if (word === '' ? task.isOnlyByName : !task.name.includes(word)) continue
  if (!keeps) await make(task)
  else if (existsSync(task.result) && !isPlaceholder(task.result)) keep(task)
}

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMade, record } from './made.ts'
import { digestOfTask, tasks, type Task } from './tasks.ts'

/**
 * Makes every picture of the site from its sources: `npm run art`, or `npm run art -- cover` for
 * those with the word in their name. made.json stores the digest of each picture's sources; what is
 * up to date is skipped.
 */
process.chdir(join(import.meta.dirname, '..'))
const made = readMade()
const word = process.argv[2] ?? ''

async function make(task: Task): Promise<void> {
  const digest = digestOfTask(task)
  if (made[task.name] === digest && existsSync(task.result)) return
  const start = Date.now()
  await task.make()
  made[task.name] = digest
  writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`)
  console.log(`${task.name}: ${Math.round((Date.now() - start) / 1000)} s`)
}

for (const task of tasks)
  if (word === '' ? !task.isOnlyByName : task.name.includes(word)) await make(task)

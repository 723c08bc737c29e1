import { existsSync, readFileSync } from 'node:fs'
import { isPlaceholder } from './placeholders/draw-placeholder.ts'
import { digestOfTask, tasks } from './tasks.ts'

/** The digest of the sources that each picture was made from, by the name of its task. */
export const record = 'art/made.json'

export function readMade(): Record<string, string> {
  // SAFETY: only art/build.ts writes the record.
  return (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Record<
    string,
    string
  >
}

/**
 * The names of the pictures whose sources changed after they were made. A placeholder is listed
 * elsewhere (content/sample-pictures.ts).
 */
export function findOldPictures(): string[] {
  const made = readMade()
  return tasks
    .filter((task) => !task.isOnlyByName && made[task.name] !== digestOfTask(task))
    .filter(({ result }) => !isPlaceholder(result))
    .map(({ name }) => name)
}

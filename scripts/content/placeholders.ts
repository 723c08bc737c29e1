import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPlaceholder, isPlaceholder } from '#art/placeholders/draw-placeholder.ts'
import { findMembers, type Member } from './find-gaps.ts'
import { addToList } from './list-id.ts'
import { readPictures } from './member-pictures.ts'
import { sampleList, sampleName } from './picture-gaps.ts'

/**
 * Draws a placeholder for each missing picture. `again`: also for each that is one already, because
 * the letter or the backdrop of its page may have changed. Adds the members to the list of samples.
 * Returns the written files, from the root.
 */
export async function drawPlaceholders(
  root: string,
  { again }: { again: boolean },
): Promise<string[]> {
  const members = await findMembers(root)
  const picturesOf = await readPictures(root)
  const written: string[] = []
  for (const member of members) {
    const { files, opening } = picturesOf(member)
    const needed = files.filter(({ file }) => {
      const path = join(root, file)
      return !existsSync(path) || (again && isPlaceholder(path))
    })
    for (const picture of needed)
      await drawPlaceholder({ ...picture, file: join(root, picture.file) }, opening)
    written.push(...needed.map(({ file }) => file))
    if (needed.length > 0) written.push(...listSample(root, member))
  }
  return written
}

function listSample(root: string, member: Member): string[] {
  const path = join(root, sampleList.file)
  const text = readFileSync(path, 'utf8')
  const name = sampleName(member)
  if (text.includes(`'${name}'`)) return []
  writeFileSync(path, addToList(text, sampleList.name, name, '{ sample: true }'))
  return [sampleList.file]
}

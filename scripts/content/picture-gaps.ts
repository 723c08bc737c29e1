import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPlaceholder } from '#art/placeholders/draw-placeholder.ts'
import type * as samples from '#content/sample-pictures.ts'
import type { Member } from './find-gaps.ts'
import { load } from './load.ts'
import { readPictures } from './member-pictures.ts'

/** The list of members whose pictures are placeholders. */
export const sampleList = { file: 'app/content/sample-pictures.ts', name: 'samplePictures' }

/** A member as the list of placeholders names it. */
export function sampleName({ kind, id }: Member): string {
  return `${kind.folder.replace('app/content/', '')}/${id}`
}

/**
 * The missing pictures of members, one sentence for each member, and the errors of the list of
 * placeholders.
 */
export async function findMissingPictures(
  root: string,
  members: readonly Member[],
): Promise<string[]> {
  const picturesOf = await readPictures(root)
  const listed = await readSampleList(root)
  const all = members.map((member) => {
    const files = picturesOf(member).files.map(({ file }) => file)
    const drawn = files.filter((file) => isPlaceholder(join(root, file)))
    return { member, files, drawn }
  })
  return all.flatMap(({ member, files, drawn }) => {
    const missing = files.filter((file) => !existsSync(join(root, file)))
    const name = sampleName(member)
    const isListed = listed.includes(name)
    return [
      ...(missing.length === 0 ? [] : [describeMissing(missing)]),
      ...(drawn.length > 0 && !isListed
        ? [`${drawn[0]} is a placeholder: add '${name}' to ${sampleList.file}`]
        : []),
      ...(drawn.length === 0 && isListed
        ? [`${name} has no placeholder any more: remove it from ${sampleList.file}`]
        : []),
    ]
  })
}

function describeMissing(missing: readonly string[]): string {
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return `${missing[0]}${others} missing: \`npm run art\` creates pictures, \`npm run placeholders\` draws what stands for them`
}

async function readSampleList(root: string): Promise<readonly string[]> {
  // SAFETY: this is that module.
  const { samplePictures } = (await load(root, sampleList.file)) as typeof samples
  return Object.keys(samplePictures)
}

/** A sentence for each member whose pictures are placeholders. */
export async function describePlaceholders(root: string): Promise<string[]> {
  return (await readSampleList(root)).map(
    (name) =>
      `Sample: the pictures of ${name} are placeholders. Draw them (art/README.md), then remove '${name}' from ${sampleList.file}.`,
  )
}

import { afterAll, expect, test } from 'vitest'
import { changeRecord, findRecordChanges, undoRecordChange } from '#server/settings/record-store.ts'
import {
  addStudioPictures,
  findStudioPictureIds,
  getStudioPicture,
  removeUnusedStudioPictures,
} from '#server/studio-pictures/studio-picture-store.ts'
import { drawLogo, plainPicture } from '#tests/support/studio-pictures.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { readPictures } from './read-pictures.server.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const stored: Record<string, string> = { icon: 'icon_0123456789-abcdef' }
// SAFETY: only the studio's details are read.
const settings = { get: () => stored } as unknown as Parameters<typeof readPictures>[1]['settings']
const logo = await drawLogo({ width: 640, height: 160 }, ['#000000'])
const icon = await plainPicture({ width: 512, height: 512 }).png().toBuffer()

function formOf(fields: Readonly<Record<string, Buffer | string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(
      name,
      typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.png'),
    )
  return form
}

// Proves 7.15.2.
test('of a good logo and a bad icon nothing is stored', async () => {
  const form = formOf({ logo, icon: logo })
  const read = await readPictures(form, { database, settings })
  expect(read).toEqual({ ok: false, typed: {}, faults: { icon: 'pictureSmall' } })
  expect(await findStudioPictureIds(database)).toEqual([])
})

// Proves 7.15.1, 7.15.3.
test('a field without a file keeps its picture, and one with a tick has none', async () => {
  const kept = await readPictures(formOf({ icon: Buffer.alloc(0) }), { database, settings })
  expect(kept).toEqual({ ok: true, values: { logo: '', icon: stored.icon } })
  const removed = await readPictures(formOf({ 'icon.remove': 'on' }), { database, settings })
  expect(removed).toEqual({ ok: true, values: { logo: '', icon: '' } })
})

// Proves 7.15.3.
test('a picture stays as long as a change can be undone to it', async () => {
  const read = await readPictures(formOf({ logo, icon }), { database, settings })
  if (!read.ok) throw new Error('refused')
  await changeRecord(database, 'studio', read.values, 'Noa')
  await changeRecord(database, 'studio', { logo: null, icon: null }, 'Noa')
  await addStudioPictures(database, [{ id: 'never-saved-0123456789', bytes: logo }])
  const before = await findStudioPictureIds(database)
  expect(before).toHaveLength(6)
  await removeUnusedStudioPictures(database)
  expect(await findStudioPictureIds(database)).toEqual(before)
  await database.pool.query(`update studio_pictures set created_at = now() - interval '25 hours'`)
  await removeUnusedStudioPictures(database)
  expect(await getStudioPicture(database, 'never-saved-0123456789')).toBeNull()
  const [removal] = await findRecordChanges(database, 'studio', 1)
  const undone = { key: 'studio', id: removal?.id ?? '' } as const
  expect(await undoRecordChange(database, undone, 'Noa')).toBe('undone')
  expect(await findStudioPictureIds(database)).toHaveLength(5)
})

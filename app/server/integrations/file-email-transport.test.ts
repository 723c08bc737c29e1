import { mkdtempSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/schema.ts'
import { removeOrphanedEmailFiles } from './file-email-transport.ts'

test('the file of an email goes when its row is gone, and no other', async () => {
  const database = await createTestDatabase()
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'emails-'))
  const folder = path.join(DATA_DIR, 'mails')
  mkdirSync(folder)
  const [kept, forgotten] = [crypto.randomUUID(), crypto.randomUUID()]
  await database.orm
    .insert(emails)
    .values({ id: kept, kind: 'owner-notice', recipient: 'owner@studio.example', language: 'he' })
  for (const name of [`${kept}.eml`, `${forgotten}.eml`, 'notes.txt'])
    writeFileSync(path.join(folder, name), '')

  await removeOrphanedEmailFiles({ DATA_DIR }, database)

  expect(readdirSync(folder).toSorted()).toEqual([`${kept}.eml`, 'notes.txt'].toSorted())
  await database.stop()
})

test('a site that never wrote an email has none to forget', async () => {
  const database = await createTestDatabase()
  await expect(
    removeOrphanedEmailFiles({ DATA_DIR: path.join(tmpdir(), crypto.randomUUID()) }, database),
  ).resolves.toBeUndefined()
  await database.stop()
})

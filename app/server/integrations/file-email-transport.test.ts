import { mkdtempSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import { removeOrphanedEmailFiles } from './file-email-transport.ts'

test('only the file of a deleted email is deleted', async () => {
  const database = await createTestDatabase()
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'emails-'))
  const folder = path.join(DATA_DIR, 'mails')
  mkdirSync(folder)
  const [kept, orphaned] = [crypto.randomUUID(), crypto.randomUUID()]
  await database.orm
    .insert(emails)
    .values({ id: kept, kind: 'owner-notice', recipient: 'owner@studio.example', language: 'he' })
  for (const name of [`${kept}.eml`, `${orphaned}.eml`, 'notes.txt'])
    writeFileSync(path.join(folder, name), '')

  await removeOrphanedEmailFiles({ DATA_DIR }, database)

  expect(readdirSync(folder).toSorted()).toEqual([`${kept}.eml`, 'notes.txt'].toSorted())
  await database.stop()
})

test('a missing folder is not an error', async () => {
  const database = await createTestDatabase()
  await expect(
    removeOrphanedEmailFiles({ DATA_DIR: path.join(tmpdir(), crypto.randomUUID()) }, database),
  ).resolves.toBeUndefined()
  await database.stop()
})

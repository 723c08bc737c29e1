import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { storedMailServer } from '#server/settings/mail-server.ts'
import { describeMail } from './describe-mail.server.ts'

// Proves 8.7.1.
test('the page of the mail server has neither its password nor what is stored of it', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const env = parseEnv({ DATA_DIR })
  const server = { host: 'mail.rimon.co.il', port: 465, user: 'dana', password: 'p@ss' }
  const stored = storedMailServer(env, server)
  // SAFETY: only these settings are read.
  const settings = {
    get: (key: string) => (key === 'mail_server' ? stored : null),
    row: () => null,
  } as unknown as Parameters<typeof describeMail>[0]['settings']
  const page = describeMail({ env, settings }, 'he')
  expect(page.server).toEqual({ host: 'mail.rimon.co.il', port: '465', user: 'dana' })
  for (const secret of ['p@ss', stored.sealed]) expect(JSON.stringify(page)).not.toContain(secret)
})

import { createServer, type AddressInfo, type Server } from 'node:net'
import { RouterContextProvider } from 'react-router'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { serverContext } from '#server/server-context.ts'
import { storedMailServer } from '#server/settings/mail-server.ts'
import { changeSettings, findSettings } from '#server/settings/setting-store.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { saveMailServer } from './save-mail-server.server.ts'

let site: TestServerContext

beforeAll(async () => {
  site = await openServerContext()
})

afterAll(() => site.stop())

beforeEach(async () => {
  await site.database.pool.query('truncate settings')
  await site.context.settings.refresh()
})

async function portOf(server: Pick<Server, 'listen' | 'close' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // SAFETY: a TCP server has an address with a port.
  return (server.address() as AddressInfo).port
}

/** A server that says `greeting` to whoever connects, and nothing more. */
function greeter(greeting: string): Promise<number> {
  return portOf(createServer((socket) => void socket.on('error', () => {}).write(greeting)))
}

async function mailServer(options: SMTPServerOptions): Promise<number> {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  smtp.on('error', () => {})
  return portOf(smtp.server)
}

function refusal(code: number): Error {
  return Object.assign(new Error('refused'), { responseCode: code })
}

const servers = {
  'never says a word': () => greeter(''),
  'is no mail server': () => greeter('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'greets and hangs up': () =>
    portOf(createServer((socket) => void socket.end('220 mail.example\r\n'))),
  'knows another password': () =>
    mailServer({
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(refusal(535)),
    }),
  'takes no email of this sender': () =>
    mailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_, __, done) => done(refusal(553)),
    }),
  'takes no email to this address': () =>
    mailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_, __, done) => done(refusal(550)),
    }),
  'asks to come back later': () =>
    mailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_, __, done) => done(refusal(451)),
    }),
} as const

function formOf(port: number, account: { user: string; password: string }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ host: '127.0.0.1', port, ...account }))
    form.set(name, String(value))
  return form
}

function save(form: FormData) {
  const context = new RouterContextProvider()
  context.set(serverContext, site.context)
  return saveMailServer(form, { context, lang: 'he', recipient: 'dana@example.com' })
}

// Proves 8.7.3.
test.each([
  ['never says a word', 'away'],
  ['is no mail server', 'away'],
  ['greets and hangs up', 'away'],
  ['knows another password', 'password'],
  ['takes no email of this sender', 'refused'],
  ['takes no email to this address', 'refused'],
  ['asks to come back later', 'later'],
] as const)('a server that %s is %s, and the one before stays', async (kind, problem) => {
  const before = { host: 'mail.rimon.co.il', port: 465, user: 'dana', password: 'before' }
  const stored = JSON.stringify(storedMailServer(site.context.env, before))
  await changeSettings(site.database, { mail_server: stored })
  await site.context.settings.refresh()
  const account =
    kind === 'knows another password' ? { user: 'dana', password: 'x' } : { user: '', password: '' }
  const form = formOf(await servers[kind](), account)
  expect(await save(form)).toEqual({ kind: 'failed', problem })
  const rows = await findSettings(site.database)
  expect(rows.map(({ key, value }) => [key, value])).toEqual([['mail_server', stored]])
})

// Proves 8.7.3.
test.each([
  [{ host: '' }, { host: 'host' }],
  [{ host: 'mail server' }, { host: 'host' }],
  [{ host: 'https://mail.example.com' }, { host: 'host' }],
  [{ host: 'mail.example.com:465' }, { host: 'host' }],
  [{ port: '0' }, { port: 'port' }],
  [{ port: '65536' }, { port: 'port' }],
  [{ port: '25.5' }, { port: 'port' }],
  [{ user: 'dana' }, { password: 'password' }],
  [{ user: 'd'.repeat(201), password: 'x' }, { user: 'long' }],
  [{ user: 'dana', password: 'x'.repeat(201) }, { password: 'long' }],
])('%j is refused beside its field before any server is asked', async (typed, faults) => {
  const form = formOf(1, { user: '', password: '' })
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  expect(await save(form)).toEqual({ kind: 'refused', faults })
  expect(await findSettings(site.database)).toEqual([])
})

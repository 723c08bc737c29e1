import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { simpleParser } from 'mailparser'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { startBlackHole, startSmtpStub, type SmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readStoredMail } from '../integrations/mail-files.ts'
import { createMailServer } from '../integrations/mail-server.ts'
import { findMails, giveUpMail, mostTries, retryMail } from './mail-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

async function openSite(options: Partial<Parameters<typeof startApiServer>[0]> = {}) {
  const site = await startApiServer({ database, ...options })
  onTestFinished(site.stop)
  return site
}

function withServer(stub: SmtpStub) {
  onTestFinished(stub.stop)
  return { variables: { SMTP_URL: stub.url } }
}

async function statuses() {
  const { rows } = await database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int from mails group by 1 order by 1',
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Lets the pauses between tries pass at once, but not the lease (60 seconds) of a mail that is under way. */
async function skipPauses() {
  await database.pool.query(
    `update mails set next_attempt_at = now() where status = 'waiting' and next_attempt_at < now() + interval '45 seconds'`,
  )
}

/** As if a minute had passed. */
async function endLeases() {
  await database.pool.query(`update mails set next_attempt_at = now() where status = 'waiting'`)
}

async function postLeads(address: string, count: number) {
  return Promise.all(Array.from({ length: count }, () => postLead(address, leadPayload())))
}

async function timed<Result>(action: () => Promise<Result>) {
  const start = performance.now()
  const result = await action()
  return { result, ms: performance.now() - start }
}

const patience = { timeout: 30_000, interval: 100 }

test('a lead’s two mails go out once each, and the answer says so', async () => {
  const stub = await startSmtpStub()
  const site = await openSite(withServer(stub))
  const { body } = await postLead(site.address, leadPayload({ email: 'dana@example.com' }))
  expect(body.emailNotified).toBe(true)
  await expect.poll(() => stub.deliveries.map(({ to }) => to).toSorted(), patience).toEqual(['dana@example.com', 'owner@studio.example'])
  await expect.poll(statuses, patience).toEqual({ sent: 2 })
  const [notice] = await findMails(database, { leadId: body.id ?? '', status: 'sent' })
  expect(notice).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

test('without a mail server the lead is safe, the answer soon, and the mails go out when the server is back', async () => {
  const port = await closedPort()
  const site = await openSite({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  for (let lead = 0; lead < 3; lead += 1) {
    const { result, ms } = await timed(() => postLead(site.address, leadPayload()))
    expect(result).toMatchObject({ status: 201, body: { success: true, emailNotified: false } })
    expect(ms).toBeLessThan(3_500)
  }
  expect(await statuses()).toEqual({ waiting: 6 })

  const stub = await startSmtpStub({ port })
  onTestFinished(stub.stop)
  await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual({ sent: 6 })
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(6)
  expect(stub.deliveries).toHaveLength(6)
  const attempts = (await findMails(database, {})).map((mail) => mail.attempts)
  expect(attempts).toEqual([1, 1, 1, 1, 1, 1])
}, 70_000)

test.each([
  ['says nothing', ''],
  ['says a character a second', '220 slow.example ESMTP\r\n'],
])(
  'a server that takes the line and %s keeps nobody waiting, and few lines open',
  async (_, drip) => {
    const stub = await startBlackHole({ drip })
    const site = await openSite(withServer(stub))
    const answers = await Promise.all(Array.from({ length: 12 }, () => timed(() => postLead(site.address, leadPayload()))))
    expect(answers.map(({ result }) => result.status)).toEqual(Array.from({ length: 12 }, () => 201))
    expect(answers.filter(({ result }) => result.body.emailNotified === true)).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(3_500)
    expect(stub.lines().most).toBeLessThanOrEqual(3)
    await site.stop()
    await expect.poll(() => stub.lines().open, { timeout: 30_000 }).toBe(0)
    expect(await statuses()).toEqual({ waiting: 24 })
  },
  60_000,
)

test('one visitor alone waits three seconds for a silent server, is told, and the next does not wait at all', async () => {
  const site = await openSite(withServer(await startBlackHole()))
  const first = await timed(() => postLead(site.address, leadPayload()))
  expect(first.result.body).toMatchObject({ success: true, emailNotified: false })
  expect(first.ms).toBeGreaterThan(2_500)
  expect(first.ms).toBeLessThan(3_500)
  await expect.poll(async () => (await timed(() => postLead(site.address, leadPayload()))).ms, { timeout: 15_000 }).toBeLessThan(1_000)
}, 30_000)

test('451 is tried again until it is taken, 550 is given up at once, and neither holds up the rest', async () => {
  const asked = new Map<string, number>()
  const stub = await startSmtpStub({
    refuse: (to) => {
      if (to.startsWith('never')) return 550
      asked.set(to, (asked.get(to) ?? 0) + 1)
      return to.startsWith('later') && (asked.get(to) ?? 0) < 3 ? 451 : null
    },
  })
  const site = await openSite(withServer(stub))
  const kinds = ['now', 'later', 'never', 'later', 'now']
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => postLead(site.address, leadPayload({ email: `${kinds[index % 5]}-${index}@example.com` }))),
  )
  await expect.poll(async () => (await statuses())['dead'], patience).toBe(20)
  await expect
    .poll(async () => {
      await skipPauses()
      site.outbox.wake()
      return statuses()
    }, patience)
    .toEqual({ sent: 180, dead: 20 })
  const receipts = stub.deliveries.filter(({ to }) => to !== 'owner@studio.example').map(({ to }) => to)
  expect(receipts).toHaveLength(80)
  expect(new Set(receipts).size).toBe(80)
  const dead = await findMails(database, { status: 'dead' })
  expect(new Set(dead.map(({ attempts, lastError }) => `${attempts} ${lastError}`))).toEqual(new Set(['1 EENVELOPE 550 RCPT TO']))
}, 60_000)

test('each refusal for now doubles the pause, and the fifteenth is the last', async () => {
  const stub = await startSmtpStub({ refuse: (to) => (to === 'owner@studio.example' ? 451 : null) })
  const site = await openSite(withServer(stub))
  const { body } = await postLead(site.address, leadPayload())
  expect(body.emailNotified).toBe(false)
  const notice = async () => {
    const { rows } = await database.pool.query<{ status: string; attempts: number; pause: number }>(
      `select status, attempts, round(extract(epoch from next_attempt_at - now()))::int as pause from mails where kind = 'owner-notice'`,
    )
    return rows[0]
  }
  const pauses: (number | undefined)[] = []
  for (let tries = 1; tries <= mostTries; tries += 1) {
    await expect.poll(async () => (await notice())?.attempts, patience).toBe(tries)
    const seen = await notice()
    if (seen?.status === 'waiting') pauses.push(seen.pause)
    await endLeases()
    site.outbox.wake()
  }
  const expected = Array.from({ length: 14 }, (_, index) => 5 * 2 ** index)
  expect(pauses.map((pause, index) => Math.abs((pause ?? 0) - (expected[index] ?? 0)) <= 2)).toEqual(expected.map(() => true))
  expect(await notice()).toMatchObject({ status: 'dead', attempts: 15 })
}, 60_000)

test('a dead mail can be tried again, a sent one cannot, and a waiting one can be given up', async () => {
  let isOpen = false
  const stub = await startSmtpStub({ refuse: () => (isOpen ? null : 550) })
  const site = await openSite(withServer(stub))
  await postLead(site.address, leadPayload())
  await expect.poll(statuses, patience).toEqual({ dead: 2 })
  const [mail, other] = await findMails(database, { status: 'dead' })
  isOpen = true
  expect(await retryMail(database, mail?.id ?? '')).toBe(true)
  site.outbox.wake()
  await expect.poll(statuses, patience).toEqual({ sent: 1, dead: 1 })
  expect(await retryMail(database, mail?.id ?? '')).toBe(false)
  expect(await giveUpMail(database, mail?.id ?? '')).toBe(false)

  await site.outbox.stop()
  expect(await retryMail(database, other?.id ?? '')).toBe(true)
  expect(await giveUpMail(database, other?.id ?? '')).toBe(true)
  expect((await findMails(database, { status: 'dead' }))[0]).toMatchObject({ id: other?.id, lastError: 'given up by an admin' })
})

test('a line that breaks after the text costs at most one duplicate, with the same id', async () => {
  const dropped = new Set<string>()
  const stub = await startSmtpStub({
    dropAfterData: ({ messageId }) => {
      if (dropped.has(messageId)) return false
      dropped.add(messageId)
      return true
    },
  })
  const site = await openSite(withServer(stub))
  await postLeads(site.address, 5)
  await expect
    .poll(async () => {
      await skipPauses()
      site.outbox.wake()
      return statuses()
    }, patience)
    .toEqual({ sent: 10 })
  const times = Map.groupBy(stub.deliveries, ({ messageId }) => messageId)
  expect(times.size).toBe(10)
  expect([...times.values()].map((list) => list.length).filter((count) => count !== 2)).toEqual([])
}, 60_000)

test('a node killed between the server’s yes and its own note sends once more, with the same id', async () => {
  const stub = await startSmtpStub()
  onTestFinished(stub.stop)
  const server = createMailServer(stub.url)
  onTestFinished(server.stop)
  // Whatever this node sends, it never gets to note: as if it were killed at that moment.
  const dying = await startApiServer({
    database,
    transport: { ...server, stop: () => {}, send: async (letter) => server.send(letter).then(() => new Promise<never>(() => {})) },
  })
  const posted = postLead(dying.address, leadPayload())
  await expect.poll(() => stub.deliveries.length, patience).toBe(2)
  await posted
  expect(await statuses()).toEqual({ waiting: 2 })

  const next = await openSite(withServer(stub))
  next.outbox.wake()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(stub.deliveries).toHaveLength(2)
  await endLeases()
  next.outbox.wake()
  await expect.poll(statuses, patience).toEqual({ sent: 2 })
  expect(stub.deliveries).toHaveLength(4)
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(2)
})

test('two nodes send 500 leads’ mails, each once', async () => {
  const stub = await startSmtpStub()
  const [one, other] = [await openSite(withServer(stub)), await openSite({ variables: { SMTP_URL: stub.url } })]
  await Promise.all([postLeads(one.address, 250), postLeads(other.address, 250)])
  await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual({ sent: 1000 })
  expect(stub.deliveries).toHaveLength(1000)
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(1000)
  expect(stub.lines().most).toBeLessThanOrEqual(6)
}, 90_000)

test.each(['not an address', 'a@b c', '', '\r\nRSET', 'x'.repeat(5000)])(
  'a mail to %j never blocks the mails behind it',
  async (recipient) => {
    const stub = await startSmtpStub()
    const site = await openSite(withServer(stub))
    await site.outbox.stop()
    const { body } = await postLead(site.address, leadPayload())
    await database.pool.query(
      `update mails set recipient = $1, next_attempt_at = now() - interval '1 hour' where kind = 'visitor-receipt'`,
      [recipient],
    )
    await postLeads(site.address, 10)
    const next = await openSite({ variables: { SMTP_URL: stub.url } })
    next.outbox.wake()
    await expect.poll(async () => (await statuses())['sent'], patience).toBe(21)
    const [poison] = (await findMails(database, { leadId: body.id ?? '' })).filter(({ kind }) => kind === 'visitor-receipt')
    expect(poison).toMatchObject({ status: 'dead', lastError: 'not an address' })
    expect(stub.deliveries).toHaveLength(21)
  },
  45_000,
)

test('a node that stops gives back what it has not begun', async () => {
  const stub = await startBlackHole()
  const site = await startApiServer({ database, ...withServer(stub) })
  await postLeads(site.address, 4)
  const { ms } = await timed(site.stop)
  expect(ms).toBeLessThan(10_000)
  const { rows } = await database.pool.query(`select count(*)::int as due from mails where status = 'waiting' and next_attempt_at <= now()`)
  expect(rows).toEqual([{ due: 8 }])
}, 30_000)

test('without a mail server to ask the mails are files, whole and readable', async () => {
  const site = await openSite()
  const { body } = await postLead(site.address, leadPayload({ name: 'דנה כהן' }))
  expect(body.emailNotified).toBe(true)
  await expect.poll(statuses, patience).toEqual({ sent: 2 })
  const written = await findMails(database, { leadId: body.id ?? '' })
  expect(readdirSync(path.join(site.env.DATA_DIR, 'mails')).toSorted()).toEqual(written.map(({ id }) => `${id}.eml`).toSorted())
  for (const { id, recipient } of written) {
    const file = await readStoredMail(site.env, id)
    const parsed = await simpleParser(file ?? '')
    expect(parsed.to).toMatchObject({ value: [{ address: recipient }] })
    expect(parsed.messageId).toBe(`<${id}@dagesh.example>`)
    expect(parsed.text).toContain('דנה כהן')
  }
})

test.each(['../../../etc/passwd', '00000000-0000-7000-8000-000000000000', '', '.', '0199a7c2-0000-7000-8000-00000000000/'])(
  'no stored mail is called %j',
  async (id) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mails-'))
    expect(await readStoredMail({ DATA_DIR: folder }, id)).toBeNull()
  },
)

test('the log tells what happened to which mail, and nothing about people', async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const stub = await startSmtpStub({ refuse: (to) => (to.startsWith('secret') ? 550 : null) })
  const site = await openSite({ ...withServer(stub), log })
  await postLead(site.address, leadPayload({ name: 'סוד\u001b[31m כמוס', email: 'secret@example.com', message: 'הודעה סודית מאוד' }), {
    'User-Agent': 'Secret\u0009Agent',
  })
  await expect.poll(statuses, patience).toEqual({ dead: 1, sent: 1 })
  expect(lines.join('')).toContain('mail-refused')
  expect(lines.join('')).not.toMatch(/secret|סוד|0502345678|502345678|owner@|Agent|\u001b/)
  expect(lines.filter((line) => line.trimEnd().includes('\n'))).toEqual([])
})

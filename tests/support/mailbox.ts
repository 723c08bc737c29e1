import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedEmail = { from: string; to: string[]; parsed: ParsedMail; raw: string }

export type Mailbox = {
  /** For SMTP_URL. */
  url: string
  emails: readonly ReceivedEmail[]
  waitForEmail: (matches: (email: ReceivedEmail) => boolean) => Promise<ReceivedEmail>
  stop: () => Promise<void>
}

const arrivalLimit = 15_000

/** An SMTP server that stores what it receives. `port` 0: a free port. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const emails: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      void readMail(stream).then(async (raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        emails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          parsed: await simpleParser(raw),
          raw: raw.toString(),
        })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port: listensOn } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listensOn}`,
    emails,
    waitForEmail: (matches) => waitForEmail(emails, matches),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readMail(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function waitForEmail(
  emails: readonly ReceivedEmail[],
  matches: (email: ReceivedEmail) => boolean,
): Promise<ReceivedEmail> {
  const until = Date.now() + arrivalLimit
  while (Date.now() < until) {
    const email = emails.find(matches)
    if (email) return email
    await sleep(50)
  }
  throw new Error(
    `No such email within ${arrivalLimit / 1000} s; subjects so far: ${emails.map(({ parsed }) => parsed.subject).join(' | ')}`,
  )
}

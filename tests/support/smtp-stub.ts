import { createServer, type AddressInfo, type Socket } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Delivery = { to: string; messageId: string; subject: string }

export type SmtpStub = {
  url: string
  port: number
  /** Every email that the server accepted, or received before it dropped the connection. */
  deliveries: Delivery[]
  /** The number of connections: currently open, and the maximum so far. */
  connections: () => { open: number; max: number }
  stop: () => Promise<void>
}

type Rules = {
  /** The reply code that refuses a recipient; null accepts. */
  refuse?: (to: string) => number | null
  /** Drops the connection after the whole email, before accepting it. */
  dropAfterData?: (delivery: Delivery) => boolean
  port?: number
}

/** An SMTP server with configurable failures. */
export async function startSmtpStub({
  refuse = () => null,
  dropAfterData = () => false,
  port = 0,
}: Rules = {}): Promise<SmtpStub> {
  const deliveries: Delivery[] = []
  const sockets = new Map<string, Socket>()
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _, done) {
      const code = refuse(address)
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData(stream, session, done) {
      void simpleParser(stream).then((email) => {
        const delivery = {
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: email.messageId ?? '',
          subject: email.subject ?? '',
        }
        deliveries.push(delivery)
        if (dropAfterData(delivery))
          sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy()
        else done()
      }, done)
    },
  }
  const smtp = new SMTPServer(options)
  const connections = countConnections(smtp.server, sockets)
  await new Promise<void>((resolve, reject) => {
    smtp.on('error', reject)
    smtp.listen(port, '127.0.0.1', resolve)
  })
  smtp.removeAllListeners('error').on('error', () => {})
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port: listensOn } = smtp.server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets.values()) socket.destroy()
    await new Promise<void>((resolve) => smtp.close(resolve))
  }
  return { url: `smtp://127.0.0.1:${listensOn}`, port: listensOn, deliveries, connections, stop }
}

/** A server that accepts connections and then sends nothing, or one character a second. */
export async function startBlackHole({ drip = '' }: { drip?: string } = {}): Promise<SmtpStub> {
  const sockets = new Map<string, Socket>()
  const server = createServer((socket) => {
    let sentCount = 0
    const timer = setInterval(() => {
      if (sentCount < drip.length) socket.write(drip.charAt(sentCount))
      sentCount += 1
    }, 1_000)
    socket.on('error', () => {})
    socket.on('close', () => clearInterval(timer))
  })
  const connections = countConnections(server, sockets)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets.values()) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `smtp://127.0.0.1:${port}`, port, deliveries: [], connections, stop }
}

function countConnections(
  server: { on: (event: 'connection', listener: (socket: Socket) => void) => unknown },
  sockets: Map<string, Socket>,
) {
  let open = 0
  let max = 0
  server.on('connection', (socket) => {
    const name = `${socket.remoteAddress}:${socket.remotePort}`
    sockets.set(name, socket)
    open += 1
    max = Math.max(max, open)
    socket.on('close', () => {
      open -= 1
      sockets.delete(name)
    })
  })
  return () => ({ open, max })
}

import { createSocket } from 'node:dgram'

export type DnsStub = {
  /** For `Resolver.setServers`. */
  address: string
  /** The names that were queried. */
  queries: string[]
  stop: () => Promise<void>
}

type Answer = { type: 'PTR' | 'A' | 'AAAA'; value: string } | 'silence'

const codes = { A: 1, PTR: 12, AAAA: 28 } as const

/** A local DNS server. Names without an answer do not exist. */
export async function startDnsStub(answers: Readonly<Record<string, Answer>>): Promise<DnsStub> {
  const socket = createSocket('udp4')
  const queries: string[] = []
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    queries.push(name)
    const answer = answers[name]
    if (answer !== 'silence')
      socket.send(respond(query.subarray(0, end + 4), answer), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/**
 * Reads the name in the question after the header of 12 bytes: labels with their lengths, then a
 * zero.
 */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

const nameError = 3

function respond(question: Buffer, answer: Exclude<Answer, 'silence'> | undefined): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 + (answer ? 0 : nameError), 2)
  head.writeUInt16BE(answer ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!answer) return head
  const data = encode(answer)
  const record = Buffer.alloc(12)
  // A pointer to the name at byte 12.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(codes[answer.type], 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, record, data])
}

function encode({ type, value }: Exclude<Answer, 'silence'>): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA') return Buffer.from(value.replaceAll(':', ''), 'hex')
  const labels = value.split('.').map((label) => [label.length, ...Buffer.from(label)])
  return Buffer.from([...labels.flat(), 0])
}

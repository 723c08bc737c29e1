import { isIP } from 'node:net'

/** The eight groups of an IPv6 address as numbers; an IPv4 address at its end counts as two. */
export function ipv6Groups(address: string): number[] {
  const [bare = ''] = address.split('%', 1)
  const hex = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = hex.split('::')
  const front = readGroups(head)
  if (tail === undefined) return front
  const back = readGroups(tail)
  const zeros = Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array.from({ length: zeros }, () => 0), ...back]
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}

/** How Node spells the IPv4 addresses of a socket that serves both versions. */
const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/** '::ffff:192.0.2.1', in any spelling, as '192.0.2.1'; any other address unchanged. */
export function unmapAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const dotted = mappedAddress.exec(address)?.[1]
  if (dotted !== undefined) return dotted
  const groups = ipv6Groups(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address
}

/**
 * Sends expensive requests from one address. A separate process, so that the cost of sending does
 * not slow down the measured visitors. `node scripts/attack-client.ts <attack> <port> <seconds>
 * <tokens…>`
 */
import { sellableIds } from '#catalog/sellables.ts'
import { attackClients, type AttackName } from './attacks/attack-names.ts'
import { openClient } from './attacks/http-client.ts'

const attacker = '203.0.113.66'

/** The query of a package that was not requested before. */
function packageOf(round: number): string {
  const services = sellableIds.filter((_, at) => ((round >> at) & 1) === 1)
  return `s=${services.map((id) => `${id}:${round % 24}`).join(',')}&c=x${round}`
}

const paths: Record<AttackName, (n: number, tokens: readonly string[]) => string> = {
  '16 on the package builder': (n) => `/he/package-builder?${packageOf(n)}`,
  '16 on unknown cards': (n) => `/he/v/nobody-${n}`,
  '8 on the PDFs of 40 quotes': (n, tokens) =>
    `/${n % 2 ? 'he' : 'en'}/quote/${tokens[n % tokens.length]}/pdf`,
}

const [name = '', port, seconds, ...tokens] = process.argv.slice(2)
// SAFETY: attacks.ts passes a name of the table.
const attack = name as AttackName
const end = performance.now() + Number(seconds) * 1_000
const { call, close } = openClient(Number(port))
const statuses = new Map<number, number>()
let round = 0
await Promise.all(
  Array.from({ length: attackClients[attack] }, async () => {
    while (performance.now() < end) {
      round += 1
      const status = await call({ path: paths[attack](round, tokens), from: attacker })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }),
)
close()
console.log([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '))

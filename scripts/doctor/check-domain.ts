import type { Env } from '#server/env.ts'
import { isLocalAddress } from '#server/request/client-address.ts'
import type { Check } from './check.ts'

const name = 'domain'

/** Asks the site by its public address for the address that it sees. */
export async function checkDomain({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Promise<Check[]> {
  if (PUBLIC_URL === undefined)
    return [
      {
        name,
        state: 'look',
        text: 'PUBLIC_URL is not set: links in emails lead to the sample site',
      },
    ]
  const checks: Check[] = PUBLIC_URL.startsWith('https:')
    ? []
    : [{ name, state: 'look', text: `${PUBLIC_URL} is not https: forms travel in the open` }]
  return [...checks, await ask(PUBLIC_URL)]
}

async function ask(origin: string): Promise<Check> {
  try {
    const response = await fetch(`${origin}/api/ip`, { signal: AbortSignal.timeout(10_000) })
    const answer: unknown = await response.json()
    if (response.status === 403)
      return {
        name,
        state: 'good',
        text: `${origin} answers; it is closed to this machine’s country`,
      }
    // SAFETY: of what is not the site's answer the address stays undefined.
    const { ip } = answer as { ip?: string }
    if (response.status !== 200 || ip === undefined)
      return { name, state: 'wrong', text: `${origin} is answered by something else` }
    return describeSeen(origin, ip)
  } catch {
    return {
      name,
      state: 'wrong',
      text: `${origin} does not answer, or not with a valid certificate`,
    }
  }
}

/** @param ip this machine, as the site sees it by its public address */
export function describeSeen(origin: string, ip: string): Check {
  if (!isLocalAddress(ip))
    return { name, state: 'good', text: `${origin} answers, and sees this machine as ${ip}` }
  const text = `${origin} answers, and sees this machine as ${ip}. Unless it reaches it inside its own network, the proxy does not send X-Forwarded-For`
  return { name, state: 'look', text }
}

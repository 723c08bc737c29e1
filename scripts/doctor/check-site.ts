import type { Env } from '#server/env.ts'
import type { Check } from './check.ts'

const name = 'site'

/** Whether the site answers on its own port. */
export async function checkSite({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<Check[]> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
  try {
    const { status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) })
    if (status === 200) return [{ name, state: 'good', text: `It answers at ${address}` }]
    return [
      { name, state: 'wrong', text: `At ${address} it takes no leads now (status ${status})` },
    ]
  } catch {
    return [{ name, state: 'look', text: `Nothing answers at ${address}: the site is not running` }]
  }
}

/** @param uid undefined where users have no numbers */
export function checkRoot(uid: number | undefined): Check[] {
  if (uid !== 0) return []
  const text = 'As root it keeps root’s rights: start the site as a user of its own (README)'
  return [{ name, state: 'look', text }]
}

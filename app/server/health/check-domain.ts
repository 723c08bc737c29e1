import type { Env } from '../env.ts'
import { isLocalAddress } from '../request/client-address.ts'
import { type Finding, finding } from './finding.ts'

/** Asks the site by its public address for the address that it sees. */
export async function checkDomain({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Promise<Finding[]> {
  if (PUBLIC_URL === undefined) return [finding('look', 'domain-missing')]
  const insecure = PUBLIC_URL.startsWith('https:')
    ? []
    : [finding('look', 'domain-insecure', { origin: PUBLIC_URL })]
  return [...insecure, await ask(PUBLIC_URL)]
}

async function ask(origin: string): Promise<Finding> {
  try {
    const response = await fetch(`${origin}/api/ip`, { signal: AbortSignal.timeout(10_000) })
    const answer: unknown = await response.json()
    if (response.status === 403) return finding('good', 'domain-closed', { origin })
    // SAFETY: of what is not the site's answer the address stays undefined.
    const { ip } = answer as { ip?: string }
    if (response.status !== 200 || ip === undefined)
      return finding('wrong', 'domain-other', { origin })
    return describeSeen(origin, ip)
  } catch {
    return finding('wrong', 'domain-silent', { origin })
  }
}

/** @param ip this machine, as the site sees it by its public address */
export function describeSeen(origin: string, ip: string): Finding {
  return isLocalAddress(ip)
    ? finding('look', 'domain-inside', { origin, ip })
    : finding('good', 'domain-good', { origin, ip })
}

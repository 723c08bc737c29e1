import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

/** Whether the site answers on its own port. */
export async function checkSite({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<Finding> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
  try {
    const { status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) })
    if (status === 200) return finding('good', 'site-answers', { address })
    return finding('wrong', 'site-refuses', { address, status: String(status) })
  } catch {
    return finding('look', 'site-stopped', { address })
  }
}

import { studio } from '#catalog/studio.server.ts'
import type { Env } from './env.ts'

/** The public address of the site, without a slash at the end: the origin of links that leave it. */
export function siteUrlOf({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  return PUBLIC_URL ?? studio().url
}

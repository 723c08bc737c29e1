import { studio } from '#catalog/studio.server.ts'
import type { Env } from './env.ts'

/** The public address of the site, without a slash at the end: the origin of links that leave it. */
export function siteUrlOf({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  return PUBLIC_URL ?? studio().url
}

/**
 * The origin of links for the owner and admins, whose emails always leave: null as long as the address
 * of the site is a sample, because such a link opens another site (requirements 8.6).
 */
export function ownerSiteUrl({
  PUBLIC_URL,
  SAMPLES_MAY_LEAVE,
}: Pick<Env, 'PUBLIC_URL' | 'SAMPLES_MAY_LEAVE'>): string | null {
  return PUBLIC_URL ?? (SAMPLES_MAY_LEAVE ? studio().url : null)
}

import { studio } from '#catalog/studio.server.ts'
import type { Env } from './env.ts'

/** The id of the studio's Google tag, or '': the environment before the setting, 'none' for no tag. */
export function analyticsIdOf({ ANALYTICS_ID }: Pick<Env, 'ANALYTICS_ID'>): string {
  return ANALYTICS_ID === 'none' ? '' : ANALYTICS_ID || studio().analyticsId
}

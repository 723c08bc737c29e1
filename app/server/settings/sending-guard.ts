import type { StudioField } from '#domain/studio/studio-fields.ts'
import type { Env } from '../env.ts'
import { findSampleFields } from './find-studio.ts'
import type { SettingsCache } from './settings-cache.ts'

/** What emails, quotes and WhatsApp texts tell of the studio. With a sample a client reaches nobody. */
const outgoing = new Set<StudioField>([
  'name.he',
  'name.en',
  'phone',
  'email',
  'legal.name.he',
  'legal.name.en',
  'legal.registration',
  'url',
])

/**
 * The details that hold back what goes to visitors and clients, because they are samples (requirements
 * 8.6). None: everything may leave. What goes to the owner always may.
 */
export function findHoldingFields(
  settings: Pick<SettingsCache, 'get'>,
  env: Pick<Env, 'PUBLIC_URL' | 'SAMPLES_MAY_LEAVE' | 'SET'>,
): StudioField[] {
  if (env.SAMPLES_MAY_LEAVE) return []
  return findSampleFields(settings, env).filter((field) => outgoing.has(field))
}

import type { StoredSamples } from '#content/samples.server.ts'
import { sectionOf } from '#domain/studio/studio-sections.ts'
import { shownTestimonials } from '#domain/studio/testimonials.ts'
import type { Env } from '../env.ts'
import { findSampleFields } from './find-studio.ts'
import { findTestimonials } from './find-testimonials.ts'
import type { SettingsCache } from './settings-cache.ts'

/** How many details, figures and testimonials the owner has not replaced yet. */
export function findStoredSamples(
  settings: Pick<SettingsCache, 'get'>,
  env: Pick<Env, 'PUBLIC_URL' | 'SET'>,
): StoredSamples {
  const fields = findSampleFields(settings, env)
  const claims = fields.filter((field) => sectionOf(field) === 'claims').length
  return {
    company: fields.length - claims,
    claims,
    testimonials: shownTestimonials - findTestimonials(settings, 'he').length,
  }
}

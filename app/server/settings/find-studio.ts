import { company } from '#catalog/company.ts'
import type { Studio } from '#domain/studio/studio.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import {
  sampleFields,
  studioFrom,
  valuesOf,
  withStored,
  type StudioValues,
} from '#domain/studio/studio-values.ts'
import type { Env } from '../env.ts'
import type { SettingsCache } from './settings-cache.ts'

/** What the site came with. */
export const defaultValues = valuesOf(company)

type Settings = Pick<SettingsCache, 'get'>

/** What the owner set about the studio, over the default. Reads only memory. */
export function findStudioValues(settings: Settings): StudioValues {
  return withStored(defaultValues, settings.get('studio') ?? {})
}

/** @param env the public address of the environment wins */
export function findStudio(settings: Settings, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Studio {
  const found = studioFrom(findStudioValues(settings))
  return PUBLIC_URL === undefined ? found : { ...found, url: PUBLIC_URL }
}

/** The fields that nobody has set: what the site came with would be shown and sent. */
export function findSampleFields(
  settings: Settings,
  { PUBLIC_URL, SET }: Pick<Env, 'PUBLIC_URL' | 'SET'>,
): StudioField[] {
  if (!company.sample) return []
  const isSet: Partial<Record<StudioField, boolean>> = {
    url: PUBLIC_URL !== undefined,
    analyticsId: SET.includes('ANALYTICS_ID'),
  }
  const samples = sampleFields(defaultValues, settings.get('studio') ?? {})
  return samples.filter((field) => isSet[field] !== true)
}

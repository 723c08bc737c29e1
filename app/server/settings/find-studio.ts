import { company } from '#catalog/company.ts'
import type { Studio } from '#domain/studio/studio.ts'
import {
  studioFrom,
  valuesOf,
  withStored,
  type StudioValues,
} from '#domain/studio/studio-values.ts'
import type { Env } from '../env.ts'
import type { SettingsCache } from './settings-cache.ts'

const defaults = valuesOf(company)

/** What identifies the studio, as the owner set it, else the default. Reads only memory. */
function findStudioValues(settings: Pick<SettingsCache, 'get'>): StudioValues {
  return withStored(defaults, settings.get('studio') ?? {})
}

export function findStudio(
  settings: Pick<SettingsCache, 'get'>,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
): Studio {
  return studioFrom(findStudioValues(settings), PUBLIC_URL ?? company.url)
}

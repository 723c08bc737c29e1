import { studio } from '#catalog/studio.server.ts'
import type { StudioSection } from '#domain/studio/studio-sections.ts'
import { getCardAt } from '#server/cards/card-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import { checkOwnAddress } from '#server/settings/own-address.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { studioDay } from '#server/studio-day.ts'
import { lockedFields } from './locked-fields.ts'
import { isStudioField } from '#domain/studio/studio-values.ts'
import { readPictures } from './read-pictures.server.ts'
import { readSectionForm, type SectionForm } from './section-form.ts'

/** Reads the form of a screen and checks what only the server knows. */
export async function checkSection(
  section: StudioSection,
  form: FormData,
  { env, database, settings }: Pick<ServerContext, 'env' | 'database' | 'settings'>,
): Promise<SectionForm> {
  if (section === 'pictures') return readPictures(form, { database, settings })
  const locked = Object.keys(lockedFields(env)).filter(isStudioField)
  const read = readSectionForm(section, form, locked)
  const url = read.ok ? read.values.url : undefined
  if (read.ok && url !== undefined && url !== siteUrlOf(env)) {
    const found = await checkOwnAddress(settings, url)
    if (found !== 'own') return { ok: false, typed: read.values, faults: { url: found } }
  }
  const slug = read.ok ? read.values['founder.cardSlug'] : undefined
  if (!read.ok || slug === undefined || slug === studio().founder.cardSlug) return read
  const { kind } = await getCardAt(database, slug, studioDay(new Date()))
  if (kind === 'none') return read
  return { ok: false, typed: read.values, faults: { 'founder.cardSlug': 'taken' } }
}

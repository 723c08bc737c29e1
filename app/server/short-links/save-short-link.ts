import { studio } from '#catalog/studio.server.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { parseShortLinkForm, type ShortLinkFaults } from '#domain/short-links/short-link-form.ts'
import { defaultLang } from '#i18n/languages.ts'
import { textField } from '../request/require-form.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { findOwnDestinations } from './own-destinations.ts'
import { addShortLink, changeShortLink, getShortLink } from './short-link-store.ts'

export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'invalid'; faults: ShortLinkFaults }
  | { kind: 'stale' }
  | { kind: 'gone' }

type Saved = {
  id: string
  version: number | null
  /** Awaited before codes that may be printed lead elsewhere. Throws to prevent it. */
  beforeRedirect: () => Promise<void>
}

/**
 * Stores the editor's form: a new link if `version` is null, else a change based on that version.
 */
export async function saveShortLink(
  server: { database: Database; env: Env },
  form: FormData,
  { id, version, beforeRedirect }: Saved,
): Promise<SaveResult> {
  const { database, env } = server
  const stored = version === null ? null : await getShortLink(database, id)
  if (version !== null && !stored) return { kind: 'gone' }
  const read = (name: string) => textField(form, name)
  const parsed = parseShortLinkForm(
    {
      name: read('name'),
      slug: stored?.slug ?? read('slug'),
      place: read('place'),
      destination: read('destination'),
      status: read('status'),
      look: read('look'),
    },
    {
      // The stored destination stays valid even if its page was removed since.
      paths: [...(await ownPaths(server, read('place'))), ...(stored ? [stored.destination] : [])],
      ownHosts: [studio().url, siteUrlOf(env)].map((url) => new URL(url).host),
    },
  )
  if (!parsed.ok) return { kind: 'invalid', faults: parsed.faults }
  const { slug, content } = parsed
  if (stored && stored.destination !== content.destination) await beforeRedirect()
  const result =
    version === null
      ? await addShortLink(database, { id, slug, content })
      : await changeShortLink(database, { id, version, content })
  if (result === 'taken') return { kind: 'invalid', faults: { slug: 'taken' } }
  return result === 'changed' ? { kind: 'saved' } : { kind: result }
}

async function ownPaths(server: { database: Database }, chosen: string): Promise<string[]> {
  const chosenOnly = { lang: defaultLang, destinations: [chosen] }
  const { cards, he, en } = await findOwnDestinations(server, chosenOnly)
  return [...cards, ...he, ...en].map(({ path }) => path)
}

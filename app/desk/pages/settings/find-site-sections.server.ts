import { studio } from '#catalog/studio.server.ts'
import { siteSamples } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { summarizeBackups } from '#server/backup/backup-view.ts'
import { countOpenRequests } from '#server/privacy/request-store.ts'
import { fillPlural } from '#i18n/plural.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { findSampleFields } from '#server/settings/find-studio.ts'
import type { ServerContext } from '#server/server-context.ts'

type Options = { lang: DeskLang; isOwner: boolean; now: Date }

export type SiteSectionsData = Awaited<ReturnType<typeof findSiteSections>>

/** What the settings page says about the settings that have pages of their own. */
export async function findSiteSections(
  { database, gate, backups, env, settings }: ServerContext,
  { lang, isOwner, now }: Options,
) {
  const {
    adminAudit,
    adminGate,
    adminHealth,
    adminPrivacy,
    adminReplies,
    adminSamples,
    adminStudio,
  } = deskCopyFor(lang)
  const own = Object.keys(settings.get('replies') ?? {}).length
  const samples = findSampleFields(settings, env)
  const { mode, countsOnly } = gate.settings()
  const [state, waiting] = await Promise.all([backups.state(now), countOpenRequests(database)])
  return {
    studio: {
      title: adminStudio.title,
      name: studio().name[lang],
      samples:
        samples.length === 0 ? null : fillPlural(adminStudio.state.samples, samples.length, lang),
      open: adminStudio.open,
    },
    replies: {
      title: adminReplies.title,
      own: own === 0 ? adminReplies.noneOwn : fillPlural(adminReplies.own, own, lang),
      open: adminReplies.open,
    },
    gate: {
      title: adminGate.title,
      mode: adminGate.form.modes[mode],
      counting: countsOnly && mode !== 'off' ? adminGate.form.countsOnly.name : null,
      change: adminGate.change,
    },
    privacy: { copy: adminPrivacy, waiting },
    backups: summarizeBackups(state, lang),
    audit: isOwner ? adminAudit : null,
    health: adminHealth,
    samples: {
      copy: adminSamples,
      counts: siteSamples(findStoredSamples(settings, env)).map(({ kind, count }) => ({
        kind,
        count,
      })),
    },
  }
}

import { pino } from 'pino'
import { changeStudio } from '#catalog/studio.server.ts'
import { visitDatabase } from '../db/visit-database.ts'
import type { Env } from '../env.ts'
import { currentTerms } from '../quotes/quote-terms.ts'
import { findStudio } from '../settings/find-studio.ts'
import { createSettingsCache } from '../settings/settings-cache.ts'
import { addDemo, countRealLeads } from './demo-store.ts'

/**
 * Fills a site with a demo, at its own prices and details. Throws an Error with a sentence where there
 * are real leads already, unless `isForced`, or a demo. Returns a sentence.
 */
export async function seedSite(
  env: Env,
  { isForced, now }: { isForced: boolean; now: Date },
): Promise<string> {
  return visitDatabase(env, async (database) => {
    const log = pino({ level: 'silent' })
    const settings = createSettingsCache({ database, log, onChange: () => {} })
    await settings.refresh()
    changeStudio(findStudio(settings, env))
    const real = await countRealLeads(database)
    if (real > 0 && !isForced)
      throw new Error(`There are ${real} real leads here. --anyway adds the demo beside them`)
    const demo = await addDemo(database, { terms: currentTerms({ settings }), now })
    if (demo === null) throw new Error('There is a demo already. The admin area removes it')
    return `Added ${demo.leads.length} leads, a card and a code. The admin area removes them: Settings, Sample content`
  })
}

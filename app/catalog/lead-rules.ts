import type { LeadRules } from '#domain/leads/lead-payload.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { contactRules } from './contact-rules.ts'
import { projectIds } from './projects.ts'

/** The values that a lead may have, on every way in. */
export const leadRules = {
  ...contactRules,
  languages: Object.keys(languages) as Lang[], // SAFETY: the keys of that table
  projects: projectIds,
} satisfies LeadRules

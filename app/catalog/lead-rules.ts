import type { LeadRules } from '#domain/leads/lead-payload.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { contactRules } from './contact-rules.ts'
import { projectIds } from './projects.ts'

/** The values that a lead may have, whether it comes from a form or from the API. */
export const leadRules = {
  ...contactRules,
  languages: Object.keys(languages) as Lang[], // SAFETY: the keys of `languages`
  projects: projectIds,
} satisfies LeadRules

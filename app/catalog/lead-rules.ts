import type { LeadRules } from '#domain/leads/lead-payload.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { contactRules } from './contact-rules.ts'
import { projectIds } from './projects.ts'

/** What a lead may name: the form, the endpoint and the form without JavaScript are all checked against this. */
export const leadRules = {
  ...contactRules,
  languages: Object.keys(languages) as Lang[], // SAFETY: the keys of that table
  projects: projectIds,
} satisfies LeadRules

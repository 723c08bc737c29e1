import type { LeadRules } from '#domain/leads/lead-payload.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { budgetIds } from './budgets.ts'
import { countries, countryCodes, type CountryCode } from './countries.ts'
import { projectIds } from './projects.ts'
import { serviceChoices } from './services.ts'

const prefixes = Object.fromEntries(countryCodes.map((code) => [code, countries[code].prefix]))

/** What a lead may name: the form, the endpoint and the form without JavaScript are all checked against this. */
export const leadRules = {
  services: serviceChoices,
  budgets: budgetIds,
  prefixes: prefixes as Record<CountryCode, string>, // SAFETY: made from every country code, just above
  languages: Object.keys(languages) as Lang[], // SAFETY: the keys of that table
  projects: projectIds,
} satisfies LeadRules

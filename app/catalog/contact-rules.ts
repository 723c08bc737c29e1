import { budgetIds } from './budgets.ts'
import { countries, countryCodes, type CountryCode } from './countries.ts'
import { serviceChoices } from './services.ts'

const prefixes = Object.fromEntries(countryCodes.map((code) => [code, countries[code].prefix]))

/**
 * The values that the fields of a contact form may have. Browsers load this file: keep it small.
 */
export const contactRules = {
  services: serviceChoices,
  budgets: budgetIds,
  prefixes: prefixes as Record<CountryCode, string>, // SAFETY: made from every country code, just above
}

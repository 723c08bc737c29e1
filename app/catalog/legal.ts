import type { Day } from '#domain/pricing/vat.ts'

export const legalPaths = ['privacy-policy', 'terms-of-service', 'accessibility'] as const

export type LegalPath = (typeof legalPaths)[number]

/**
 * The legal texts are ours. They stay on the list of samples until the owner had a lawyer read them
 * and sets the mark to false.
 */
export const legalReview = { sample: true }

/**
 * The version of each legal text and the day from which it holds, in both languages. Whoever
 * changes what a text says raises them (content/pages/legal-versions.test.ts).
 */
export const legalVersions: Record<LegalPath, { version: string; since: Day }> = {
  'privacy-policy': { version: '1.2', since: '2026-11-23' },
  'terms-of-service': { version: '1.0', since: '2026-11-22' },
  accessibility: { version: '1.1', since: '2026-11-23' },
}

/** Of privacy requests, in days. The answer is due after `promises.privacyDays`. */
export const privacyRequestDays = {
  /** The emailed link that confirms a request works for so long. */
  link: 7,
  /** A request that nobody confirmed or answered is removed. */
  unverified: 60,
} as const

/** Days after which a held lead that nobody released is removed (requirements 4.10, 4.11). */
export const heldLeadDays = 90

/** Where to complain about us: pages of the state, in the language of the reader. */
export const authorities = {
  privacy: {
    he: 'https://www.gov.il/he/departments/the_privacy_protection_authority',
    en: 'https://www.gov.il/en/departments/the_privacy_protection_authority',
  },
  accessibility: {
    he: 'https://www.gov.il/he/departments/moj_disability_rights',
    en: 'https://www.gov.il/en/departments/moj_disability_rights',
  },
} as const

/**
 * What the accessibility statement says was checked, when and with what. The versions are those of
 * package.json, the widths (CSS pixels) those of the sweep and of scripts/accessibility.ts.
 */
export const accessibilityReview = {
  standard: 'WCAG 2.2',
  level: 'AA',
  israeliStandard: { he: 'ת״י 5568', en: 'IS 5568' },
  axe: '4.14.1',
  playwright: '1.65.1',
  narrowest: 320,
  widest: 1440,
} as const

import type { Day } from '#domain/pricing/vat.ts'

export const legalPaths = ['privacy-policy', 'terms-of-service', 'accessibility'] as const

export type LegalPath = (typeof legalPaths)[number]

/**
 * The legal texts were written by the studio. They are listed as samples until the owner has had a
 * lawyer review them and sets the mark to false.
 */
export const legalReview = { sample: true }

/**
 * The version of each legal text and the day on which it takes effect, in both languages. A change
 * of what a text states raises both (content/pages/legal-versions.test.ts).
 */
export const legalVersions: Record<LegalPath, { version: string; since: Day }> = {
  'privacy-policy': { version: '1.5', since: '2026-11-29' },
  'terms-of-service': { version: '1.3', since: '2026-11-29' },
  accessibility: { version: '1.2', since: '2026-11-28' },
}

/** Time limits of privacy requests, in days. The answer is due after `promises.privacyDays`. */
export const privacyRequestDays = {
  /** How long the emailed link that confirms a request works. */
  link: 7,
  /** After this time, a request that was never confirmed or answered is removed. */
  unverified: 60,
} as const

/**
 * Months for which records of sign-ins and changes, and answered privacy requests, are kept. A
 * function of the database applies the same to the log of activity.
 */
export const recordMonths = 24

/** Where to complain about the studio: pages of the authorities, in the language of the reader. */
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
 * What the accessibility statement says was checked, when and with what. The versions match
 * package.json, and the widths (CSS pixels) match the sweep and scripts/accessibility.ts.
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

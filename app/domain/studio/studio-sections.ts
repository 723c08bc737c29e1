import type { StudioField } from './studio-fields.ts'

/** The screens on which the owner sets up the studio, in the order of the first walk. */
export const studioSections = {
  name: ['name.he', 'name.en', 'name.ru', 'foundingYear'],
  pictures: ['logo', 'icon'],
  founder: [
    'founder.name.he',
    'founder.name.en',
    'founder.name.ru',
    'founder.jobTitle.he',
    'founder.jobTitle.en',
    'founder.jobTitle.ru',
    'founder.cardSlug',
  ],
  contact: [
    'phone',
    'whatsapp',
    'email',
    'profiles.linkedin',
    'profiles.instagram',
    'profiles.facebook',
    'profiles.behance',
  ],
  hours: [
    'businessHours.days',
    'businessHours.opens',
    'businessHours.closes',
    'businessHours.again.opens',
    'businessHours.again.closes',
    'businessHours.closedDays',
  ],
  claims: [
    'claims.years.value',
    'claims.years.asOf',
    'claims.projects.value',
    'claims.projects.asOf',
    'claims.industries.value',
    'claims.industries.asOf',
    'claims.attention.value',
    'claims.attention.asOf',
  ],
  legal: [
    'legal.name.he',
    'legal.name.en',
    'legal.name.ru',
    'legal.registration',
    'legal.address.he',
    'legal.address.en',
    'legal.address.ru',
  ],
  terms: [
    'sales.vatRates',
    'quoteValidDays',
    'sales.downPayment',
    'sales.tiers.2',
    'sales.tiers.3',
    'sales.tiers.4',
    'sales.packages.business-launch',
    'sales.packages.full-business',
    'sales.packages.smart-upgrade',
    'sales.packages.development-after-design',
    'sales.packages.mvp-for-design-clients',
  ],
  offers: ['sales.notOffered'],
  keep: ['keep.leadMonths', 'keep.heldDays', 'keep.binDays'],
  mail: ['mail.sender', 'mail.notices'],
  address: ['url', 'analyticsId'],
} as const satisfies Record<string, readonly StudioField[]>

export type StudioSection = keyof typeof studioSections

// SAFETY: the keys of the table
const studioSectionNames = Object.keys(studioSections) as StudioSection[]

export function isStudioSection(name: string | undefined): name is StudioSection {
  return name !== undefined && Object.hasOwn(studioSections, name)
}

export function sectionOf(field: StudioField): StudioSection {
  const found = studioSectionNames.find((section) =>
    studioSections[section].some((each) => each === field),
  )
  if (found === undefined) throw new Error(`${field} is on no screen`)
  return found
}

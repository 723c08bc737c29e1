/** The projects with a case study. The slug is the last part of the address. */
export const caseStudies = [
  'viola-medical',
  'mello-petshop',
  'chatmail-app',
  'rody-app',
  'nftwallet-app',
  'growth-webapp',
  'expertpower-webapp',
  'tlbank-webapp',
] as const

export type CaseStudyId = (typeof caseStudies)[number]

/** What the showcase can be filtered by (site.md §4). The landing pages are the templates; a shop is a website. */
export const projectKinds = ['landing', 'website', 'mobile', 'webapp', 'branding'] as const

export type ProjectKind = (typeof projectKinds)[number]

export const kindOfCaseStudy = {
  'viola-medical': 'website',
  'mello-petshop': 'website',
  'chatmail-app': 'mobile',
  'rody-app': 'mobile',
  'nftwallet-app': 'mobile',
  'growth-webapp': 'webapp',
  'expertpower-webapp': 'webapp',
  'tlbank-webapp': 'webapp',
} as const satisfies Record<CaseStudyId, ProjectKind>

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

/**
 * The projects that can be shown (requirements 3.4), in the order of the list. Each has a folder in
 * content/projects or content/templates.
 */
export const projectIds = [
  'tlbank-webapp',
  'chatmail-app',
  'mello-petshop',
  'viola-medical',
  'tzuk-festival',
  'rody-app',
  'growth-webapp',
  'tene-coffee',
  'shifon-bakery',
  'nftwallet-app',
  'expertpower-webapp',
  'marva-herbs',
  'law-firm',
  'dental-clinic',
  'real-estate-investment',
  'financial-course',
  'crystal-workshop',
  'aesthetic-clinic',
  'yesod-engineers',
  'sarug-knitwear',
  'toor-app',
] as const

export type ProjectId = (typeof projectIds)[number]

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
] as const satisfies readonly ProjectId[]

export type CaseStudyId = (typeof caseStudies)[number]

export function isCaseStudy(id: ProjectId): id is CaseStudyId {
  return caseStudies.some((each) => each === id)
}

/** The landing-page templates for sale. Each has a folder in content/templates. */
export const templates = [
  'law-firm',
  'dental-clinic',
  'real-estate-investment',
  'financial-course',
  'crystal-workshop',
  'aesthetic-clinic',
] as const

export type TemplateId = (typeof templates)[number]

export function isTemplate(id: string): id is TemplateId {
  return templates.some((each) => each === id)
}

/**
 * The pages of the demo clinic site, below /templates/aesthetic-clinic. Each has a folder in
 * content/clinic-pages.
 */
export const clinicPages = [
  'about',
  'treatments',
  'before-after',
  'blog',
  'pricing',
  'contact',
] as const

export type ClinicPageId = (typeof clinicPages)[number]

import type { ClinicAbout } from './about/page-he.ts'
import type { ClinicBeforeAfter } from './before-after/page-he.ts'
import type { ClinicBlog } from './blog/page-he.ts'
import type { ClinicContact } from './contact/page-he.ts'
import type { ClinicPricing } from './pricing/page-he.ts'
import type { ClinicTreatments } from './treatments/page-he.ts'

/** The words of each page of the demo clinic. Its home page is that of the template. */
export type ClinicPageWords = {
  about: ClinicAbout
  treatments: ClinicTreatments
  'before-after': ClinicBeforeAfter
  blog: ClinicBlog
  pricing: ClinicPricing
  contact: ClinicContact
}

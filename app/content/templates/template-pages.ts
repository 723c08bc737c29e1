import type { AestheticClinicPage } from './aesthetic-clinic/page-he.ts'
import type { CrystalWorkshopPage } from './crystal-workshop/page-he.ts'
import type { DentalClinicPage } from './dental-clinic/page-he.ts'
import type { FinancialCoursePage } from './financial-course/page-he.ts'
import type { LawFirmPage } from './law-firm/page-he.ts'
import type { RealEstatePage } from './real-estate-investment/page-he.ts'

/** The words of the landing pages at the templates' addresses. */
export type TemplatePages = {
  'law-firm': LawFirmPage
  'dental-clinic': DentalClinicPage
  'financial-course': FinancialCoursePage
  'crystal-workshop': CrystalWorkshopPage
  'real-estate-investment': RealEstatePage
  'aesthetic-clinic': AestheticClinicPage
}

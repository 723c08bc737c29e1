import type { FinancialCoursePage } from './financial-course/page-he.ts'

/** The words of the landing pages that stand at the templates' addresses. */
export type TemplatePages = {
  'financial-course': FinancialCoursePage
}

export const templatesWithPage: readonly (keyof TemplatePages)[] = ['financial-course']

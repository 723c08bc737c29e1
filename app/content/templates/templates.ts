import { templates as templateIds, type TemplateId } from '#catalog/templates.ts'
import { definePage, type PageRecord } from '../page-record.ts'
import type { TemplateFacts } from './template-facts.ts'
import { template as aestheticClinic } from './aesthetic-clinic/template.ts'
import { template as crystalWorkshop } from './crystal-workshop/template.ts'
import { template as dentalClinic } from './dental-clinic/template.ts'
import { template as financialCourse } from './financial-course/template.ts'
import { template as lawFirm } from './law-firm/template.ts'
import { template as realEstateInvestment } from './real-estate-investment/template.ts'

/** The facts of each template, from its folder. */
export const templates: Record<TemplateId, TemplateFacts> = {
  'law-firm': lawFirm,
  'dental-clinic': dentalClinic,
  'real-estate-investment': realEstateInvestment,
  'financial-course': financialCourse,
  'crystal-workshop': crystalWorkshop,
  'aesthetic-clinic': aestheticClinic,
}

/** The landing pages themselves, at the templates' addresses. */
export const templatePages: readonly PageRecord[] = templateIds.map((id) => {
  const path = `templates/${id}` as const
  return definePage(
    { path, pattern: `/:lang/${path}`, module: `documents/template/${id}/${id}-page.tsx` },
    {
      layout: 'template',
      framed: true,
      structuredData: ['Organization', 'WebSite', 'CreativeWork'],
      unprefixed: [path],
      unprefixedLang: 'detected',
      ...templates[id],
    },
  )
})

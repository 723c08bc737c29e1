import { clinicPages as clinicPageIds, type ClinicPageId } from '#catalog/templates.ts'
import { definePage, type PageFacts, type PageRecord } from '../page-record.ts'
import { page as about } from './about/page.ts'
import { page as beforeAfter } from './before-after/page.ts'
import { page as blog } from './blog/page.ts'
import { page as contact } from './contact/page.ts'
import { page as pricing } from './pricing/page.ts'
import { page as treatments } from './treatments/page.ts'

const clinic: Record<ClinicPageId, PageFacts> = {
  about: about,
  treatments: treatments,
  'before-after': beforeAfter,
  blog: blog,
  pricing: pricing,
  contact: contact,
}

/** The demo clinic is a separate site, of which search engines index only the first page. */
export const clinicPages: readonly PageRecord[] = clinicPageIds.map((id) => {
  const path = `templates/aesthetic-clinic/${id}` as const
  const place = {
    path,
    pattern: `/:lang/${path}`,
    module: `documents/template/aesthetic-clinic/${id}-page.tsx`,
  }
  return definePage(place, {
    indexed: false,
    layout: 'template',
    framed: true,
    socialImage: '/social/templates/aesthetic-clinic-{lang}.jpg',
    unprefixed: [path],
    unprefixedLang: 'detected',
    ...clinic[id],
  })
})

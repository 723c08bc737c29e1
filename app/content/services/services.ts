import { servicePageIds, type ServicePageId } from '#catalog/services.ts'
import { definePage, type PageRecord } from '../page-record.ts'
import type { ServiceFacts } from './service-facts.ts'
import { service as appDevelopment } from './app-development/service.ts'
import { service as digitalBusinessCard } from './digital-business-card/service.ts'
import { service as digitalPresence } from './digital-presence/service.ts'
import { service as landingPage } from './landing-page/service.ts'
import { service as onlineStore } from './online-store/service.ts'
import { service as strategicConsulting } from './strategic-consulting/service.ts'
import { service as uxuiDesign } from './uxui-design/service.ts'
import { service as websites } from './websites/service.ts'

/** The facts of each service and subservice, from its folder. */
export const services: Record<ServicePageId, ServiceFacts> = {
  'app-development': appDevelopment,
  'uxui-design': uxuiDesign,
  'landing-page': landingPage,
  'digital-presence': digitalPresence,
  'strategic-consulting': strategicConsulting,
  'digital-business-card': digitalBusinessCard,
  websites,
  'online-store': onlineStore,
}

export const servicePages: readonly PageRecord[] = servicePageIds.map((id) => {
  const place = {
    path: `services/${id}`,
    pattern: '/:lang/services/:service',
    module: 'documents/site/pages/services/service-page.tsx',
  } as const
  return definePage(place, {
    structuredData: ['Organization', 'WebSite', 'BreadcrumbList', 'Service'],
    unprefixed: [`services/${id}`],
    ...services[id],
  })
})

import type { ReactNode } from 'react'
import type { ServiceSection } from '#content/services/service-facts.ts'
import { services } from '#content/services/services.ts'
import { FullProduct } from './showpieces/full-product.tsx'
import { Kit } from './showpieces/kit.tsx'
import { Ladder, Workshops } from './showpieces/ladder.tsx'
import { Launch } from './showpieces/launch.tsx'
import { LiveCards } from './showpieces/live-cards.tsx'
import { Mvp } from './showpieces/mvp.tsx'
import { Screens } from './showpieces/screens.tsx'
import { TallPage } from './showpieces/tall-page.tsx'
import { TemplatesRow } from './showpieces/templates-row.tsx'
import { Upgrade } from './showpieces/upgrade.tsx'
import { Faq } from './sections/faq.tsx'
import { Gains } from './sections/gains.tsx'
import { OfferRows } from './sections/offer-rows.tsx'
import { Process } from './sections/process.tsx'
import { Terms } from './sections/terms.tsx'
import { What } from './sections/what.tsx'
import { Why } from './sections/why.tsx'
import { WithoutIt } from './sections/without-it.tsx'
import { Work } from './sections/work.tsx'
import type { ServiceData } from './service-data.ts'

/**
 * Every section that a service page may have. A section renders nothing where the service has no
 * texts for it.
 */
const sections = {
  what: What,
  why: Why,
  withoutIt: WithoutIt,
  gains: Gains,
  process: Process,
  terms: Terms,
  faq: Faq,
  work: Work,
  offers: OfferRows,
  anatomy: (page) => page.words.anatomy && <TallPage {...page} anatomy={page.words.anatomy} />,
  templates: (page) =>
    page.words.templates && <TemplatesRow {...page} head={page.words.templates} />,
  mvp: (page) => page.words.mvp && <Mvp {...page} mvp={page.words.mvp} />,
  fullProduct: (page) =>
    page.words.fullProduct && <FullProduct {...page} fullProduct={page.words.fullProduct} />,
  screens: (page) => page.words.screens && <Screens {...page} screens={page.words.screens} />,
  kit: (page) => page.words.kit && <Kit {...page} kit={page.words.kit} />,
  launch: (page) => page.words.launch && <Launch {...page} launch={page.words.launch} />,
  upgrade: (page) => page.words.upgrade && <Upgrade {...page} upgrade={page.words.upgrade} />,
  ladder: (page) => page.words.ladder && <Ladder {...page} ladder={page.words.ladder} />,
  workshops: (page) => page.words.ladder && <Workshops {...page} ladder={page.words.ladder} />,
  live: (page) => page.words.live && <LiveCards {...page} live={page.words.live} />,
} as const satisfies Record<ServiceSection, (page: ServiceData) => ReactNode>

/** The sections of a service in the order of its record. */
export function Sections(page: ServiceData) {
  return services[page.slug].sections.map((id) => {
    const Section: (props: ServiceData) => ReactNode = sections[id]
    return <Section key={id} {...page} />
  })
}

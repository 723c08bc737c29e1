import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import notoSansHebrew from '#parts/fonts/noto-sans-hebrew.woff2?url'
import notoSansLatin from '#parts/fonts/noto-sans-latin.woff2?url'
import notoSansNarrowHebrew from '#parts/fonts/noto-sans-narrow-hebrew.woff2?url'
import notoSansNarrowLatin from '#parts/fonts/noto-sans-narrow-latin.woff2?url'
import { loadTemplate } from '../load-template.server.ts'
import { Buildings } from './buildings.tsx'
import { Calculator } from './calculator.tsx'
import { City } from './city.tsx'
import { FundFooter } from './fund-footer.tsx'
import { FundNav } from './fund-nav.tsx'
import { Hero } from './hero.tsx'
import { Meeting } from './meeting.tsx'
import { PaymentOrder } from './payment-order.tsx'
import { Questions } from './questions.tsx'
import { Risks } from './risks.tsx'
import { Strip } from './strip.tsx'
import { TrackRecord } from './track-record.tsx'
import styles from './real-estate-investment.css?url'
import type { Route } from './+types/real-estate-investment-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'dark',
  styles,
  icon: '/templates/real-estate-investment/icon.svg',
  fonts: {
    he: [notoSansNarrowHebrew, notoSansHebrew],
    en: [notoSansNarrowLatin, notoSansLatin],
  },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['real-estate-investment']
  return { lang, page, ...loadTemplate('real-estate-investment', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

/**
 * Design: an architect's elevation, with ruled figures, one slanted cut, and a city lit by the
 * hour.
 */
export default function RealEstatePage({ loaderData }: Route.ComponentProps) {
  const { lang, page, frame } = loaderData
  return (
    <TemplateFrame frame={frame}>
      <FundNav business={frame.business} words={page.nav} />
      <main id="main" {...dataAttributes({ template: 'real-estate-investment' })}>
        <Hero words={page.hero}>
          <City lang={lang} alt={page.hero.alt} words={page.clock} />
        </Hero>
        <Strip lang={lang} words={page.strip} />
        <TrackRecord lang={lang} words={page.record} />
        <Buildings lang={lang} words={page.buildings} />
        <PaymentOrder lang={lang} words={page.order} />
        <Calculator lang={lang} words={page.calculator} />
        <Risks words={page.risks} />
        <Questions words={page.questions} />
        <Meeting lang={lang} words={page.meeting} buildings={page.buildings.items} />
      </main>
      <FundFooter business={frame.business} words={page.footer} />
    </TemplateFrame>
  )
}

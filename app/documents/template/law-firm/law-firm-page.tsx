import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import assistantHebrew from '#parts/fonts/assistant-hebrew.woff2?url'
import assistantLatin from '#parts/fonts/assistant-latin.woff2?url'
import bonaNovaHebrewBold from '#parts/fonts/bona-nova-hebrew-bold.woff2?url'
import bonaNovaLatinBold from '#parts/fonts/bona-nova-latin-bold.woff2?url'
import { loadTemplate } from '../load-template.server.ts'
import { Clause } from './clause.tsx'
import { Contact } from './contact.tsx'
import { Fees } from './fees.tsx'
import { FirmFooter } from './firm-footer.tsx'
import { Hero } from './hero.tsx'
import { Insights } from './insights.tsx'
import { Meeting } from './meeting.tsx'
import { Nameplate } from './nameplate.tsx'
import { Partners } from './partners.tsx'
import { Practice } from './practice.tsx'
import styles from './law-firm.css?url'
import type { Route } from './+types/law-firm-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/law-firm/icon.svg',
  fonts: {
    he: [bonaNovaHebrewBold, assistantHebrew],
    en: [bonaNovaLatinBold, assistantLatin],
  },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['law-firm']
  return { lang, page, ...loadTemplate('law-firm', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

/**
 * Design: a newspaper in stone and ink, with double rules, narrow columns, tall pictures and one
 * red seal.
 */
export default function LawFirmPage({ loaderData }: Route.ComponentProps) {
  const { lang, page, frame } = loaderData
  return (
    <TemplateFrame frame={frame}>
      <Nameplate business={frame.business} words={page.nameplate} nav={page.nav} />
      <main id="main" {...dataAttributes({ template: 'law-firm' })}>
        <Hero words={page.hero} />
        <Practice words={page.practice} />
        <Clause words={page.clause} />
        <Partners words={page.partners} />
        <Meeting lang={lang} words={page.meeting} />
        <Fees lang={lang} words={page.fees} />
        <Insights words={page.insights} />
        <Contact words={page.contact} fields={page.practice.items.map(({ title }) => title)} />
      </main>
      <FirmFooter business={frame.business} trade={page.nameplate.trade} words={page.footer} />
    </TemplateFrame>
  )
}

import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import assistantHebrew from '#parts/fonts/assistant-hebrew.woff2?url'
import assistantLatin from '#parts/fonts/assistant-latin.woff2?url'
import fredokaHebrew from '#parts/fonts/fredoka-hebrew.woff2?url'
import fredokaLatin from '#parts/fonts/fredoka-latin.woff2?url'
import { loadTemplate } from '../load-template.server.ts'
import { Appointment } from './appointment.tsx'
import { Children } from './children.tsx'
import { ClinicFooter } from './clinic-footer.tsx'
import { ClinicNav } from './clinic-nav.tsx'
import { Emergency } from './emergency.tsx'
import { FirstVisit } from './first-visit.tsx'
import { Hero } from './hero.tsx'
import { Insurance } from './insurance.tsx'
import { Place } from './place.tsx'
import { Sterilization } from './sterilization.tsx'
import { Team } from './team.tsx'
import { Treatments } from './treatments.tsx'
import styles from './dental-clinic.css?url'
import type { Route } from './+types/dental-clinic-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/dental-clinic/icon.svg',
  fonts: {
    he: [fredokaHebrew, assistantHebrew],
    en: [fredokaLatin, assistantLatin],
  },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['dental-clinic']
  return { lang, page, ...loadTemplate('dental-clinic', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

/** Design: rounded mint panels, pills, and prices in soap bubbles. */
export default function DentalClinicPage({ loaderData }: Route.ComponentProps) {
  const { lang, page, frame } = loaderData
  const { days } = page.slots
  return (
    <TemplateFrame frame={frame}>
      <ClinicNav business={frame.business} words={page.nav} />
      <main id="main" {...dataAttributes({ template: 'dental-clinic' })}>
        <Hero lang={lang} words={page.hero} slots={page.slots} />
        <Treatments lang={lang} words={page.treatments} />
        <FirstVisit words={page.visit} />
        <Sterilization words={page.sterilization} />
        <Children words={page.children} />
        <Team words={page.team} />
        <Emergency words={page.emergency} />
        <Insurance words={page.insurance} />
        <Appointment
          words={page.appointment}
          days={days}
          treatments={Object.values(page.treatments.items).map(({ name }) => name)}
        >
          <Place lang={lang} words={page.place} days={days} />
        </Appointment>
      </main>
      <ClinicFooter business={frame.business} words={page.footer} />
    </TemplateFrame>
  )
}

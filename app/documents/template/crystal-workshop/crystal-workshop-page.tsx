import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { fill } from '#i18n/fill.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import assistantHebrew from '#parts/fonts/assistant-hebrew.woff2?url'
import assistantLatin from '#parts/fonts/assistant-latin.woff2?url'
import bellefairHebrew from '#parts/fonts/bellefair-hebrew.woff2?url'
import bellefairLatin from '#parts/fonts/bellefair-latin.woff2?url'
import { loadTemplate } from '../load-template.server.ts'
import { Booking } from './booking.tsx'
import { CrystalFooter } from './crystal-footer.tsx'
import { CrystalNav } from './crystal-nav.tsx'
import { Dates } from './dates.tsx'
import { describeEvening } from './describe-evening.ts'
import { nextEvenings } from './evenings.ts'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Host } from './host.tsx'
import { Hours } from './hours.tsx'
import { Make } from './make.tsx'
import { Place } from './place.tsx'
import { Questions } from './questions.tsx'
import { Summary } from './summary.tsx'
import { Voucher } from './voucher.tsx'
import styles from './crystal-workshop.css?url'
import type { Route } from './+types/crystal-workshop-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'dark',
  styles,
  icon: '/templates/crystal-workshop/icon.svg',
  fonts: {
    he: [bellefairHebrew, assistantHebrew],
    en: [bellefairLatin, assistantLatin],
  },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['crystal-workshop']
  const evenings = nextEvenings(dayIn(new Date(), timeZone))
  return { lang, page, evenings, ...loadTemplate('crystal-workshop', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

/** Design: night, one moon, leaves, and handwriting where somebody speaks. */
export default function CrystalWorkshopPage({ loaderData }: Route.ComponentProps) {
  const { lang, page, frame } = loaderData
  const evenings = loaderData.evenings.map((evening) => describeEvening(evening, lang, page.dates))
  const names = evenings.map(({ date, isFull }) =>
    isFull ? fill(page.booking.waiting, { evening: date }) : date,
  )
  const [next] = evenings
  if (!next) throw new Error('There is no next evening')
  return (
    <TemplateFrame frame={frame}>
      <CrystalNav business={frame.business} phase={next.phase} words={page.nav} />
      <main id="main" {...dataAttributes({ template: 'crystal-workshop' })}>
        <Hero words={page.hero} next={next} />
        <Summary lang={lang} words={page.summary} />
        <Hours words={page.evening} />
        <Make words={page.make} stones={page.stones} />
        <Dates words={page.dates} evenings={evenings} names={names} />
        <Gallery words={page.gallery} />
        <Host words={page.host} />
        <Place words={page.place} />
        <Voucher lang={lang} business={frame.business} phase={next.phase} words={page.voucher} />
        <Questions words={page.questions} />
        <Booking
          lang={lang}
          words={page.booking}
          evenings={names}
          pieces={page.make.pieces.map(({ name }) => name)}
        />
      </main>
      <CrystalFooter business={frame.business} address={page.place.address} words={page.footer} />
    </TemplateFrame>
  )
}

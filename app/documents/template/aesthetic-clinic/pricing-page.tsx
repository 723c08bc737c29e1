import { copyFor } from '#copy/copy.server.ts'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import { OpeningWeek } from './pricing/opening-week.tsx'
import { PriceTable } from './pricing/price-table.tsx'
import { Terms } from './pricing/terms.tsx'
import type { Route } from './+types/pricing-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  const { pricing, treatments } = copyFor(clinic.lang).clinicPageWords
  return { clinic, words: pricing, names: treatments.items }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function PricingPage({
  loaderData: { clinic, words, names },
}: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="pricing">
      <section className="pricing-top">
        <PageTitle title={words.title} lead={words.lead} />
        <PriceTable lang={clinic.lang} words={words} names={names} />
      </section>
      <Terms words={words} />
      <OpeningWeek lang={clinic.lang} words={words.hours} />
    </ClinicShell>
  )
}

import { copyFor } from '#copy/copy.server.ts'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import { TreatmentArticles } from './treatments/treatment-articles.tsx'
import { TreatmentLinks } from './treatments/treatment-links.tsx'
import type { Route } from './+types/treatments-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  return { clinic, words: copyFor(clinic.lang).clinicPageWords.treatments }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function TreatmentsPage({ loaderData: { clinic, words } }: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="treatments">
      <section className="treatments-top">
        <PageTitle title={words.title} lead={words.lead} />
        <TreatmentLinks words={words} />
      </section>
      <TreatmentArticles lang={clinic.lang} words={words} />
    </ClinicShell>
  )
}

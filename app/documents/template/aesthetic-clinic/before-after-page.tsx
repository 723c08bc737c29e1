import { copyFor } from '#copy/copy.server.ts'
import { Comparison } from './before-after/comparison.tsx'
import { comparisons } from '#content/templates/aesthetic-clinic/figures.ts'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import type { Route } from './+types/before-after-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  return { clinic, words: copyFor(clinic.lang).clinicPageWords['before-after'] }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function BeforeAfterPage({ loaderData: { clinic, words } }: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="before-after">
      <section className="compare-top">
        <PageTitle title={words.title} lead={words.lead} />
      </section>
      {comparisons.map((id) => (
        <Comparison key={id} id={id} words={words} />
      ))}
      <section className="compare-why" aria-labelledby="why-title">
        <h2 id="why-title">{words.why.title}</h2>
        <div>
          {words.why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </ClinicShell>
  )
}

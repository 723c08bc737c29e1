import { copyFor } from '#copy/copy.server.ts'
import { Doctor } from './about/doctor.tsx'
import { Refusals } from './about/refusals.tsx'
import { Room } from './about/room.tsx'
import { Team } from './about/team.tsx'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import type { Route } from './+types/about-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  return { clinic, words: copyFor(clinic.lang).clinicPageWords.about }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function AboutPage({ loaderData: { clinic, words } }: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="about">
      <section className="about-top">
        <PageTitle title={words.title} lead={words.lead} />
      </section>
      <Doctor words={words.doctor} name={clinic.frame.business} alt={words.alt} />
      <Refusals words={words.refusals} />
      <Team words={words.team} />
      <Room words={words.room} />
    </ClinicShell>
  )
}

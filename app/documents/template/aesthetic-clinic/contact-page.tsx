import { copyFor } from '#copy/copy.server.ts'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { ClinicPicture } from './clinic-picture.tsx'
import { ContactFacts } from './contact/contact-facts.tsx'
import { RequestForm } from './contact/request-form.tsx'
import { PageTitle } from './page-title.tsx'
import type { Route } from './+types/contact-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  return { clinic, words: copyFor(clinic.lang).clinicPageWords.contact }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function ContactPage({ loaderData: { clinic, words } }: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="contact">
      <section className="contact-top">
        <ClinicPicture name="dew" alt={words.alt} sizes="100vw" isFirst />
        <PageTitle title={words.title} lead={words.lead} />
      </section>
      <RequestForm words={words} />
      <ContactFacts words={words} shell={clinic.shell} />
    </ClinicShell>
  )
}

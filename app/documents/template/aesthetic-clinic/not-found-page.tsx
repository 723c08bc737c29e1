import { data } from 'react-router'
import { clinicPages } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { clinicDocument } from './clinic-document.ts'
import { ClinicPicture } from './clinic-picture.tsx'
import { ClinicShell } from './clinic-shell.tsx'
import { clinicUrl } from './clinic-url.ts'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import type { Route } from './+types/not-found-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  const words = copyFor(clinic.lang).templatePages['aesthetic-clinic'].notFound
  return data({ clinic, words }, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, description } = loaderData.words
  return [
    { title: head },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Matches every address below the clinic's that has no page (requirements 3.6). */
export default function ClinicNotFoundPage({
  loaderData: { clinic, words },
}: Route.ComponentProps) {
  const { lang, shell } = clinic
  return (
    <ClinicShell clinic={clinic} current="not-found">
      <section className="missing">
        <ClinicPicture name="dew" alt={words.alt} sizes="100vw" isFirst />
        <PageTitle title={words.title} lead={words.lead} />
        <ul className="missing-pages">
          <li>
            <a href={clinicUrl(lang, 'home')}>{words.home}</a>
          </li>
          {clinicPages.map((page) => (
            <li key={page}>
              <a href={clinicUrl(lang, page)}>{shell.pages[page]}</a>
            </li>
          ))}
        </ul>
      </section>
    </ClinicShell>
  )
}

import { copyFor } from '#copy/copy.server.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { clinicDocument } from './clinic-document.ts'
import { Articles } from './home/articles.tsx'
import { Call } from './home/call.tsx'
import { Doctor } from './home/doctor.tsx'
import { FirstLook } from './home/first-look.tsx'
import { Hero } from './home/hero.tsx'
import { TreatmentIndex } from './home/treatment-index.tsx'
import { Visit } from './home/visit.tsx'
import { loadClinic } from './load-clinic.server.ts'
import type { Route } from './+types/aesthetic-clinic-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  const { templatePages, clinicPageWords } = copyFor(clinic.lang)
  const { blog, treatments } = clinicPageWords
  return {
    clinic,
    words: templatePages['aesthetic-clinic'].home,
    treatments: treatments.items,
    articles: blog.items,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

/** Design: silk over the whole screen, thin tall letters, hairlines, and pearls that count. */
export default function AestheticClinicPage({ loaderData }: Route.ComponentProps) {
  const { clinic, words, treatments, articles } = loaderData
  const { lang, shell, frame } = clinic
  return (
    <ClinicShell clinic={clinic} current="home">
      <Hero lang={lang} words={words} shell={shell} />
      <FirstLook words={words.first} />
      <TreatmentIndex lang={lang} words={words.treatments} items={treatments} />
      <Visit words={words.visit} />
      <Doctor lang={lang} words={words.doctor} name={frame.business} />
      <Articles lang={lang} words={words.articles} items={articles} />
      <Call lang={lang} words={words.call} shell={shell} />
    </ClinicShell>
  )
}

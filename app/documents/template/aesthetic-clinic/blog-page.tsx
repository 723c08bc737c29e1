import { copyFor } from '#copy/copy.server.ts'
import { articles } from '#content/templates/aesthetic-clinic/figures.ts'
import { Article } from './blog/article.tsx'
import { clinicDocument } from './clinic-document.ts'
import { ClinicShell } from './clinic-shell.tsx'
import { loadClinic } from './load-clinic.server.ts'
import { PageTitle } from './page-title.tsx'
import { ClinicPicture } from './clinic-picture.tsx'
import type { Route } from './+types/blog-page.ts'

export const handle = clinicDocument

export function loader(args: Route.LoaderArgs) {
  const clinic = loadClinic(args)
  return { clinic, words: copyFor(clinic.lang).clinicPageWords.blog }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.clinic.head ?? []
}

export default function BlogPage({ loaderData: { clinic, words } }: Route.ComponentProps) {
  return (
    <ClinicShell clinic={clinic} current="blog">
      <section className="blog-top">
        <PageTitle title={words.title} lead={words.lead} />
        <ClinicPicture name="folds" alt={words.alt} sizes="(width < 60rem) 100vw, 45vw" isFirst />
      </section>
      <div className="blog-articles">
        {articles.map((id) => (
          <Article key={id} id={id} words={words} />
        ))}
      </div>
    </ClinicShell>
  )
}

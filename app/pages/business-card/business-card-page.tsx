import { company } from '#catalog/company.ts'
import { isCardLang } from '#i18n/languages.ts'
import type { Route } from './+types/business-card-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  if (!isCardLang(params.lang) || params.slug !== company.founder.cardSlug) throw new Response(null, { status: 404 })
  return { lang: params.lang }
}

export default function BusinessCardPage({ loaderData: { lang } }: Route.ComponentProps) {
  return (
    <main>
      <h1>{company.founder.name[lang]}</h1>
    </main>
  )
}

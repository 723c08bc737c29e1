import { clinicPages } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import backdropStyles from '#site/opening/backdrops.css?url'
import type { Route } from './+types/clinic-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: backdropStyles }]

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(clinicPages, params.page)
  const { openings, links, templates } = copyFor(lang)
  const { business } = templates.items['aesthetic-clinic']
  const notice = fill(templates.demoNotice, { business })
  return {
    lang,
    slug,
    business,
    notice,
    opening: openings[`templates/aesthetic-clinic/${slug}`],
    links,
  }
}

export default function ClinicPage({
  loaderData: { lang, slug, business, notice, opening, links },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path={`templates/aesthetic-clinic/${slug}`} opening={opening}>
        <a href={pageUrl(lang, 'templates/aesthetic-clinic')} className="pill">
          {business}
        </a>
      </PageOpening>
      <div className="wrap py-section">
        <nav aria-label={business}>
          <ul className="clinic-pages">
            {clinicPages.map((page) => (
              <li key={page}>
                <a
                  href={pageUrl(lang, `templates/aesthetic-clinic/${page}`)}
                  className="clinic-page"
                  aria-current={page === slug ? 'page' : undefined}
                >
                  {links[`templates/aesthetic-clinic/${page}`]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-12 max-w-[40em] text-small text-fg-muted">{notice}</p>
      </div>
    </>
  )
}

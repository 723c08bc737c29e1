import { serviceIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/package-builder-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, links, nav, services } = copyFor(lang)
  return { lang, opening: openings['package-builder'], contact: links.contact, title: nav.allServices, services }
}

export default function PackageBuilderPage({ loaderData: { lang, opening, contact, title, services } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="package-builder" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {contact}
        </a>
      </PageOpening>
      <section aria-labelledby="services-title" className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
        <h2 id="services-title" className="headline-h2 lg:col-span-4">
          {title}
        </h2>
        <div className="lg:col-span-8">
          <LinkRows rows={serviceIds.map((id) => ({ href: pageUrl(lang, `services/${id}`), ...services.items[id] }))} />
        </div>
      </section>
    </>
  )
}

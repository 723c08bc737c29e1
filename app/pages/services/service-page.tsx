import { serviceIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Route } from './+types/service-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(serviceIds, params.service)
  const { openings, links, nav, services } = copyFor(lang)
  return { lang, slug, opening: openings[`services/${slug}`], links, nav, services }
}

export default function ServicePage({ loaderData: { lang, slug, opening, links, nav, services } }: Route.ComponentProps) {
  const others = serviceIds.filter((id) => id !== slug).map((id) => ({ href: pageUrl(lang, `services/${id}`), ...services.items[id] }))
  return (
    <>
      <PageOpening lang={lang} path={`services/${slug}`} opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {links.contact}
        </a>
        <a href={pageUrl(lang, 'package-builder')} className="text-link">
          {links['package-builder']}
        </a>
      </PageOpening>
      <RelatedLinks
        lang={lang}
        path={`services/${slug}`}
        title={nav.related}
        links={links}
        picture={
          <Picture
            src={`/pictures/services/${slug}`}
            widths={[320, 640, 900]}
            ratio={1.25}
            sizes="(width >= 64rem) 32vw, 92vw"
            alt=""
            className="h-auto w-full rounded-es-picture"
          />
        }
      />
      <section aria-labelledby="services-title" className="bg-surface">
        <div className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
          <h2 id="services-title" className="headline-h2 lg:col-span-4">
            {nav.allServices}
          </h2>
          <div className="lg:col-span-8">
            <LinkRows rows={others} />
          </div>
        </div>
      </section>
    </>
  )
}

import { clinicPages, templates } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import { TemplateOpening } from '#site/template-opening.tsx'
import type { Route } from './+types/template-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(templates, params.template)
  const { openings, links, nav, templates: words } = copyFor(lang)
  const { business } = words.items[slug]
  const notice = fill(words.demoNotice, { business })
  return { lang, slug, business, notice, want: words.wantThis, opening: openings[`templates/${slug}`], links, related: nav.related }
}

export default function TemplatePage({ loaderData }: Route.ComponentProps) {
  const { lang, slug, business, notice, want, opening, links, related } = loaderData
  const rows = clinicPages.map((page) => ({
    href: pageUrl(lang, `templates/aesthetic-clinic/${page}`),
    name: links[`templates/aesthetic-clinic/${page}`],
  }))
  return (
    <>
      <TemplateOpening lang={lang} id={slug} business={business} opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {want}
        </a>
        <a href={pageUrl(lang, 'services/landing-page')} className="text-link">
          {links['services/landing-page']}
        </a>
      </TemplateOpening>
      <p className="wrap pt-8 text-small text-fg-muted">{notice}</p>
      {slug === 'aesthetic-clinic' ? (
        <div className="wrap pt-section">
          <LinkRows rows={rows} />
        </div>
      ) : null}
      <RelatedLinks lang={lang} path={`templates/${slug}`} title={related} links={links} />
    </>
  )
}

import { clinicPages } from '#catalog/templates.ts'
import type { Links } from '#content/site-words.ts'
import type { Title } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { Headline } from '#site/opening/headline.tsx'

type Props = { lang: Lang; title: Title; links: Links }

/** Links from the clinic's template to its further pages. */
export function ClinicLinks({ lang, title, links }: Props) {
  const rows = clinicPages
    .map((page) => `templates/aesthetic-clinic/${page}` as const)
    .map((path) => ({ href: pageUrl(lang, path), name: links[path] }))
  return (
    <section
      aria-labelledby="pages-title"
      className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12"
    >
      <Headline
        as="h2"
        id="pages-title"
        size="h2"
        title={title}
        dot={false}
        className="lg:col-span-4"
      />
      <div className="lg:col-span-8">
        <LinkRows rows={rows} />
      </div>
    </section>
  )
}

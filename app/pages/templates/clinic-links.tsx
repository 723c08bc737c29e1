import { clinicPages } from '#catalog/templates.ts'
import type { Links } from '#content/site-words.ts'
import type { Title } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { Headline } from '#site/opening/headline.tsx'
import { TitledSection } from '#site/titled-section.tsx'

type Props = { lang: Lang; title: Title; links: Links }

/** Links from the clinic's template to its further pages. */
export function ClinicLinks({ lang, title, links }: Props) {
  const rows = clinicPages
    .map((page) => `templates/aesthetic-clinic/${page}` as const)
    .map((path) => ({ href: pageUrl(lang, path), name: links[path] }))
  return (
    <TitledSection
      id="pages-title"
      heading={<Headline as="h2" id="pages-title" size="h2" title={title} dot={false} />}
    >
      <LinkRows rows={rows} />
    </TitledSection>
  )
}

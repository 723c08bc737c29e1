import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { dataAttributes } from '#site/data-attributes.ts'
import { describeScreen } from '#site/head.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/under-construction-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(pageContext)
  const { underConstruction, screenMeta } = copyFor(isLang(lang) ? lang : defaultLang)
  return {
    lang: isLang(lang) ? lang : defaultLang,
    copy: underConstruction,
    meta: screenMeta.underConstruction,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describeScreen(loaderData.meta) : []

export default function UnderConstructionPage({
  loaderData: { lang, copy },
}: Route.ComponentProps) {
  return (
    <main {...dataAttributes({ behaviour: 'detected-language' })}>
      <PageOpening lang={lang} path={null} opening={copy.opening} isWhole>
        <a href={`mailto:${company.email}`} className="pill">
          {copy.write}
        </a>
        <a href={pageUrl(lang, '')} className="text-link">
          {copy.inIsrael}
        </a>
      </PageOpening>
    </main>
  )
}

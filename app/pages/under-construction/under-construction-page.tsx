import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { describeScreen } from '#site/head.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/under-construction-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(pageContext)
  const { underConstruction, screenMeta } = copyFor(isLang(lang) ? lang : defaultLang)
  return { copy: underConstruction, meta: screenMeta.underConstruction }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeScreen(loaderData.meta) : [])

export default function UnderConstructionPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <main>
      <PageOpening opening={copy.opening} />
    </main>
  )
}

import { copyFor } from '#copy/copy.server.ts'
import { defaultLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { describeScreen } from '#site/head.ts'
import type { Route } from './+types/root-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const copy = copyFor(defaultLang)
  return { copy: copy.root, meta: copy.screenMeta.root, siteUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeScreen(loaderData.meta) : [])

export default function RootPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <main>
      <h1>{copy.loading}</h1>
      <a href={pageUrl(defaultLang, '')}>{copy.continue}</a>
    </main>
  )
}

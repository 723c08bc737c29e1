import { copyFor } from '#copy/copy.server.ts'
import { defaultLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { describeRoot } from '#site/head.ts'
import type { Route } from './+types/root-page.ts'
import { dataAttributes } from '#site/data-attributes.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { root, screenMeta } = copyFor(defaultLang)
  return {
    copy: root,
    head: describeRoot({ siteUrl: context.get(pageContext).siteUrl, meta: screenMeta.root }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/**
 * A spinner while behaviours/saved-language.ts opens the saved language; without scripts the
 * default one opens.
 */
export default function RootPage({ loaderData: { copy } }: Route.ComponentProps) {
  const home = pageUrl(defaultLang, '')
  return (
    <main
      {...dataAttributes({ behaviour: 'saved-language' })}
      className="grid min-h-svh place-content-center justify-items-center gap-8 p-8 text-center"
    >
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${home}`} />
      </noscript>
      <span aria-hidden="true" className="loader" />
      <h1 className="text-lede">{copy.loading}</h1>
      <a href={home} className="text-link">
        {copy.continue}
      </a>
    </main>
  )
}

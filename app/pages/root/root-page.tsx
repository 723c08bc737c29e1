import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { describeLanguageChoice } from '#site/head.ts'
import type { Route } from './+types/root-page.ts'
import { dataAttributes } from '#site/data-attributes.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang: requested, path, siteUrl } = context.get(pageContext)
  const lang = isLang(requested) ? requested : defaultLang
  const { root, screenMeta } = copyFor(lang)
  return {
    copy: root,
    page: pageUrl(lang, path ?? ''),
    head: describeLanguageChoice({ siteUrl, path: path ?? '', meta: screenMeta.root }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/**
 * A spinner while behaviours/saved-language.ts opens the page in the visitor's language. Without
 * scripts (root.tsx) the home page opens in Hebrew, and any other page in the browser's language.
 */
export default function RootPage({ loaderData: { copy, page } }: Route.ComponentProps) {
  return (
    <main
      {...dataAttributes({ behaviour: 'saved-language' })}
      className="grid min-h-svh place-content-center justify-items-center gap-8 p-8 text-center"
    >
      <span aria-hidden="true" className="loader" />
      <h1 className="text-lede">{copy.loading}</h1>
      <a href={page} className="text-link">
        {copy.continue}
      </a>
    </main>
  )
}

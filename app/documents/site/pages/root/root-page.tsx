import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang, languages, otherLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { BrandBar } from '#documents/site/parts/brand-bar.tsx'
import { describeLanguageChoice } from '#documents/head/head.ts'
import { DageshMark } from '#documents/site/parts/letter/dagesh-mark.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import rootStyles from './root.css?url'
import type { Route } from './+types/root-page.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang: requested, path, siteUrl } = context.get(pageContext)
  const lang = isLang(requested) ? requested : defaultLang
  const { root, screenMeta } = copyFor(lang)
  return {
    lang,
    copy: root,
    page: pageUrl(lang, path ?? ''),
    otherPage: pageUrl(otherLang(lang), path ?? ''),
    head: describeLanguageChoice({ siteUrl, path: path ?? '', meta: screenMeta.root }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/**
 * The studio's letter, whose dot bounces while behaviours/saved-language.ts opens the page in the
 * visitor's language. Without scripts (root.tsx) the home page opens in Hebrew, and any other page
 * in the browser's language.
 */
export default function RootPage({
  loaderData: { lang, copy, page, otherPage },
}: Route.ComponentProps) {
  const other = otherLang(lang)
  return (
    <main {...dataAttributes({ behaviour: 'saved-language' })} className="tone-lilac">
      <div className="wrap language-choice">
        <BodyStylesheet href={rootStyles} />
        <BrandBar lang={lang} />
        <DageshMark className="language-mark" />
        <div>
          <Headline title={copy.loading} dot={false} />
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a href={page} className="pill">
              {copy.continue}
            </a>
            <a href={otherPage} lang={other} hrefLang={other} className="text-link">
              {languages[other].name}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}

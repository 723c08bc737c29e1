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
  const other = otherLang(lang)
  return {
    lang,
    copy: root,
    page: pageUrl(lang, path ?? ''),
    other: { lang: other, copy: copyFor(other).root, page: pageUrl(other, path ?? '') },
    head: describeLanguageChoice({ siteUrl, path: path ?? '', meta: screenMeta.root }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/**
 * What the studio makes, in both languages, each with its link: what crawlers and readers without
 * scripts find. The dot of the letter bounces while behaviours/saved-language.ts opens the page in
 * the visitor's language. Without scripts (root.tsx) the home page opens in Hebrew, and any other
 * page in the browser's language.
 */
export default function RootPage({
  loaderData: { lang, copy, page, other },
}: Route.ComponentProps) {
  return (
    <main {...dataAttributes({ behaviour: 'saved-language' })} className="tone-lilac">
      <div className="wrap language-choice">
        <BodyStylesheet href={rootStyles} />
        <BrandBar lang={lang} />
        <DageshMark className="language-mark" />
        <div>
          <p role="status" className="language-loading">
            {copy.loading}
          </p>
          <Headline title={copy.title} dot={false} />
          <p className="mt-5 text-lede text-pretty">{copy.line}</p>
          <p className="mt-6">
            <a href={page} className="pill">
              {copy.continue}
            </a>
          </p>
          <div lang={other.lang} dir={languages[other.lang].dir} className="language-other">
            <p className="headline-h3">{other.copy.title.join(' ')}</p>
            <p className="mt-2">{other.copy.line}</p>
            <p className="mt-3">
              <a href={other.page} hrefLang={other.lang} className="text-link">
                {other.copy.continue}
              </a>
            </p>
          </div>
        </div>
      </div>
    </main>
  )
}

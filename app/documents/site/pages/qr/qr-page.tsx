import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { copyFor } from '#copy/copy.server.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { firstStyle } from '#domain/qr/code-style.ts'
import { makeDesign } from '#parts/qr/make-design.ts'
import { serverContext } from '#server/server-context.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { ShortFacts } from '#documents/site/parts/short-facts.tsx'
import type { Words } from './behaviours/page-parts.ts'
import { ContentForm } from './content-form.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { pictureWords } from '#parts/qr/picture-words.ts'
import { ReaderPanel } from './reader-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { StyleForm } from './style-form.tsx'
import qrStyles from './qr.css?url'
import type { Route } from './+types/qr-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: qrStyles }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, links, nav } = copyFor(lang)
  const { env } = context.get(serverContext)
  const sample = `${siteUrlOf(env)}${pageUrl(lang, 'home')}`
  return {
    lang,
    words: pages['qr-generator'],
    links,
    related: nav.related,
    sample,
    ...(await drawSample(pages['qr-generator'], sample)),
  }
}

/** Throws where the address of the site is too long for a code. */
async function drawSample({ content, result }: QrWords, text: string) {
  const design = await makeDesign({ text, style: firstStyle, logo: null })
  if ('excess' in design) throw new Error('The address of the site does not fit into a code')
  const words = pictureWords({ types: content.types, result }, { type: 'link', design })
  return { drawing: design.drawing, pictureName: words.name, size: words.size }
}

export default function QrPage({
  loaderData: { lang, words, links, related, sample, drawing, pictureName, size },
}: Route.ComponentProps) {
  const { opening, body, noScript, content, style, result, download, history, reader } = words
  return (
    <>
      <div className="qr-page">
        <div
          className="qr wrap"
          {...dataAttributes({
            behaviour: 'qr',
            'qr-words': JSON.stringify(scriptWords(words)),
            'qr-sample': sample,
          })}
        >
          <div className="qr-backdrop" />
          <header className="qr-opening">
            <p className="badge">{opening.badge}</p>
            <Headline title={opening.title} className="mt-5 mb-6" />
            <p className="max-w-[31em] text-lede text-pretty">{opening.lead}</p>
            <p className="qr-no-script">
              {noScript.text}{' '}
              <a href={pageUrl(lang, 'contact')} className="underline">
                {noScript.contact}
              </a>
            </p>
          </header>
          <form className="qr-form" autoComplete="off" noValidate>
            <ContentForm words={content} />
            <StyleForm words={style} />
          </form>
          <div className="qr-bar" {...dataAttributes({ 'qr-bar': 'sample' })}>
            <svg aria-hidden="true" className="qr-thumb">
              <use href="#qr-picture" />
            </svg>
            <p {...dataAttributes({ 'qr-short': true })}>{result.short.sample}</p>
            <a href="#qr-result" className="pill pill-small">
              {result.toResult}
            </a>
          </div>
          <ResultPanel words={result} {...{ download, drawing, pictureName, size }} />
          <HistoryPanel words={history} />
          <ReaderPanel words={reader} />
        </div>
      </div>
      <ShortFacts {...body} />
      <RelatedLinks lang={lang} path="qr-generator" title={related} links={links} />
    </>
  )
}

function scriptWords({
  content: { types, meanings },
  style,
  result,
  download,
  history,
  reader,
  faults,
}: QrWords): Words {
  return { types, meanings, style, result, download, history, reader, faults }
}

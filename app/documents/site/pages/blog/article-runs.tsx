import type { Inline } from '#content/markdown/body.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { priceOf, type ArticlePrices } from './article-prices.ts'

/** The data that the text of an article is rendered with. */
export type ArticleContext = { lang: Lang; prices: ArticlePrices }

type Props = { runs: readonly Inline[]; article: ArticleContext }

/** The runs of a paragraph. */
export function Runs({ runs, article }: Props) {
  return runs.map((run, index) => <Run key={index} run={run} article={article} />)
}

function Run({ run, article }: { run: Inline; article: ArticleContext }) {
  switch (run.kind) {
    case 'text':
      return run.text
    case 'code':
      return <code dir="ltr">{run.text}</code>
    case 'price':
      return <PriceRun run={run} article={article} />
    case 'strong':
      return (
        <strong>
          <Runs runs={run.children} article={article} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Runs runs={run.children} article={article} />
        </em>
      )
    case 'link':
      return (
        <a href={run.isOwn ? pageUrl(article.lang, run.to) : run.to}>
          <Runs runs={run.children} article={article} />
        </a>
      )
  }
}

type PriceProps = { run: Extract<Inline, { kind: 'price' }>; article: ArticleContext }

/** A line may break between the parts, not within them. */
function PriceRun({ run, article }: PriceProps) {
  const { amount, other, vat } = priceOf(run, article.prices)
  return (
    <>
      <bdi className="article-price">{amount}</bdi>
      {other === null ? null : (
        <>
          {' '}
          <bdi className="article-price">({other})</bdi>
        </>
      )}
      {vat === null ? null : (
        <>
          {' '}
          <span className="article-price">{vat}</span>
        </>
      )}
    </>
  )
}

import type { Body } from '#content/markdown/body.ts'
import { Runs, type ArticleContext } from './article-runs.tsx'

type Props = { body: Body; article: ArticleContext; title: string }

type ListProps = Pick<Props, 'body' | 'article'>

/**
 * Links to the sections of an article: beside the text where there is room, otherwise collapsed
 * above it.
 */
export function Contents({ body, article, title }: Props) {
  const list = <ContentsList body={body} article={article} />
  return (
    <>
      <nav aria-labelledby="contents-title" className="contents-beside">
        <p id="contents-title" className="contents-title">
          {title}
        </p>
        {list}
      </nav>
      <details className="contents-above">
        <summary className="contents-title">{title}</summary>
        <nav aria-label={title}>{list}</nav>
      </details>
    </>
  )
}

function ContentsList({ body, article }: ListProps) {
  return (
    <ol className="contents-list">
      {body.map((block) =>
        block.kind === 'heading' && block.level === 2 ? (
          <li key={block.id}>
            <a href={`#${block.id}`}>
              <Runs runs={block.children} article={article} />
            </a>
          </li>
        ) : null,
      )}
    </ol>
  )
}

import { inlineText } from '#content/markdown/body-text.ts'
import type { Block, Body, Inline } from '#content/markdown/body.ts'
import { ArticleFigure } from './article-figure.tsx'
import { Runs, type ArticleContext } from './article-runs.tsx'

type Props = { body: Body; article: ArticleContext }

/** The text of an article. */
export function ArticleText({ body, article }: Props) {
  return body.map((block, index) => (
    <ArticleBlock
      key={index}
      block={block}
      article={article}
      headingId={lastHeading(body.slice(0, index))}
    />
  ))
}

/** The heading above a table, which labels it. */
function lastHeading(blocks: Body): string | undefined {
  return blocks.findLast((block) => block.kind === 'heading')?.id
}

type BlockProps = { block: Block; article: ArticleContext; headingId: string | undefined }

function ArticleBlock({ block, article, headingId }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} className={block.level === 2 ? 'headline-h3' : undefined}>
          <Runs runs={block.children} article={article} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.children} article={article} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          <Items items={block.items} article={article} />
        </List>
      )
    }
    case 'checklist':
      return (
        <ul className="article-checklist">
          <Items items={block.items} article={article} />
        </ul>
      )
    case 'table':
      return <Table {...block} article={article} headingId={headingId} />
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((runs, index) => (
            <p key={index}>
              <Runs runs={runs} article={article} />
            </p>
          ))}
        </blockquote>
      )
    case 'figure':
      return <ArticleFigure {...block} />
  }
}

function Items({ items, article }: { items: readonly Inline[][]; article: ArticleContext }) {
  return items.map((runs, index) => (
    <li key={index}>
      <Runs runs={runs} article={article} />
    </li>
  ))
}

type TableProps = {
  head: readonly Inline[][]
  rows: readonly Inline[][][]
  article: ArticleContext
  headingId: string | undefined
}

/** Cells with more letters need a column of their own width on a phone. */
const shortCell = 24

function isWide(rows: readonly Inline[][][]): boolean {
  return rows.flat().some((runs) => inlineText(runs, () => '').length > shortCell)
}

/**
 * A table scrolls sideways where it is wider than the page, so it can be focused to scroll it with
 * the keyboard.
 */
function Table({ head, rows, article, headingId }: TableProps) {
  return (
    <div
      role="region"
      aria-labelledby={headingId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={0}
      className={isWide(rows) ? 'data-table data-table-wide' : 'data-table'}
    >
      <table>
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col">
                <Runs runs={runs} article={article} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...rest], index) => (
            <tr key={index}>
              <th scope="row">
                <Runs runs={first} article={article} />
              </th>
              {rest.map((runs, column) => (
                <td key={column}>
                  <Runs runs={runs} article={article} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

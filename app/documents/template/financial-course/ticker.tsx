import { changes } from '#content/templates/financial-course/figures.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; words: FinancialCoursePage['ticker'] }

/**
 * Price changes of everyday things, like a stock ticker. It runs until it is paused, and does not
 * move with reduced motion.
 */
export function Ticker({ lang, words }: Props) {
  return (
    <section className="ticker" aria-label={words.label} {...dataAttributes({ marquee: true })}>
      <p className="ticker-note">{words.note}</p>
      <div className="ticker-window">
        <div className="ticker-track">
          <Changes lang={lang} names={words.items} />
          {/* A second copy follows the first one, so that the row never ends. */}
          <div className="ticker-copy" aria-hidden="true">
            <Changes lang={lang} names={words.items} />
          </div>
        </div>
      </div>
      <button
        type="button"
        className="ticker-pause"
        aria-label={words.pause}
        aria-pressed="false"
        {...dataAttributes({ pause: true })}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16">
          <path className="ticker-stop" d="M3 2h4v12H3zM9 2h4v12H9z" />
          <path className="ticker-go" d="M4 2v12l9-6z" />
        </svg>
      </button>
    </section>
  )
}

function Changes({ lang, names }: { lang: Lang; names: Props['words']['items'] }) {
  // SAFETY: the texts have the same keys.
  const ids = Object.keys(changes) as (keyof typeof changes)[]
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {names[id]}{' '}
          <bdi className={directionOf(changes[id])}>{formatShare(changes[id], lang)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function directionOf(change: number): string {
  if (change === 0) return 'ticker-same'
  return change > 0 ? 'ticker-up' : 'ticker-down'
}

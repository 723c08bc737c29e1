import type { AdminPrices } from '#desk/words/he/prices.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ConflictItem } from './conflict-item.tsx'
import { ConflictTabs, type ConflictFilter } from './conflict-tabs.tsx'
import type { PriceView } from './describe-price.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminPrices['conflicts']
  prices: readonly PriceView[]
  counts: Record<ConflictFilter, number>
  current: ConflictFilter
}

export function PriceConflicts({ lang, copy, prices, counts, current }: Props) {
  const empty = current === 'settled' ? copy.noneSettled : copy.allSettled
  return (
    <>
      <ConflictTabs lang={lang} copy={copy} counts={counts} current={current} />
      {prices.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} />
      ) : (
        <Columns copy={copy.columns} />
      )}
      <ul className="mt-5 lg:mt-0">
        {prices.map((price) => (
          <ConflictItem key={`${price.item} ${price.settledBy}`} copy={copy} price={price} />
        ))}
      </ul>
    </>
  )
}

/** Visual column headings. Each row repeats them for screen readers. */
function Columns({ copy }: { copy: AdminPrices['conflicts']['columns'] }) {
  return (
    <div
      aria-hidden="true"
      className="mt-6 hidden gap-x-10 pb-2 text-small text-fg-muted lg:grid lg:grid-cols-[4fr_8fr]"
    >
      <div className="col-start-2 grid grid-cols-[1.75rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)] gap-x-3 px-2">
        <span className="col-start-2">{copy.source}</span>
        <span>{copy.written}</span>
        <span>{copy.paid}</span>
        <span>{copy.difference}</span>
      </div>
    </div>
  )
}

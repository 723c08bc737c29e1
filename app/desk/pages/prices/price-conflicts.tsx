import { Form, Link } from 'react-router'
import { fill } from '#i18n/fill.ts'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ConflictItem, type ConflictView } from './conflict-item.tsx'
import { ConflictTabs, type ConflictFilter } from './conflict-tabs.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminPrices['conflicts']
  prices: readonly ConflictView[]
  counts: Record<ConflictFilter, number>
  current: ConflictFilter
  page: number
  pages: number
}

/** One screen of prices, of which each opens on its own, and all can be confirmed at once. */
export function PriceConflicts({ lang, copy, prices, counts, current, page, pages }: Props) {
  const empty = current === 'settled' ? copy.noneSettled : copy.allSettled
  return (
    <>
      <ConflictTabs lang={lang} copy={copy} counts={counts} current={current} />
      {prices.length === 0 ? <EmptyState title={empty.title} text={empty.text} /> : null}
      <ul className="mt-5 max-w-[60rem] border-t-2 border-line-strong empty:hidden">
        {prices.map((price) => (
          <ConflictItem
            key={`${price.item} ${price.settledBy} ${price.shown.price}`}
            lang={lang}
            copy={copy}
            price={price}
          />
        ))}
      </ul>
      {current === 'open' && prices.length > 0 ? <KeepShown copy={copy} prices={prices} /> : null}
      {pages > 1 ? <Pages copy={copy} current={current} page={page} pages={pages} /> : null}
    </>
  )
}

/** Confirms every price of this screen as it is shown, in one press. */
function KeepShown({ copy, prices }: Pick<Props, 'copy' | 'prices'>) {
  return (
    <Form method="post" preventScrollReset className="mt-6 max-w-[44em]">
      <input type="hidden" name="intent" value="keep" />
      {prices.map(({ item, shown }) => (
        <input key={item} type="hidden" name="shown" value={`${item}=${shown.source}`} />
      ))}
      <p className="text-small text-fg-muted">{copy.keep.lead}</p>
      <button type="submit" className="pill pill-small mt-3">
        {fill(copy.keep.submit, { count: prices.length })}
      </button>
    </Form>
  )
}

function Pages({ copy, current, page, pages }: Pick<Props, 'copy' | 'current' | 'page' | 'pages'>) {
  const link = 'text-link inline-flex min-h-11 items-center'
  return (
    <nav aria-label={copy.pages} className="mt-6 flex flex-wrap items-center gap-x-6 text-small">
      {page > 1 ? (
        <Link to={`?show=${current}&page=${page - 1}`} preventScrollReset className={link}>
          {copy.previous}
        </Link>
      ) : null}
      <span className="text-fg-muted tabular-nums">
        <bdi dir="ltr">
          {page} / {pages}
        </bdi>
      </span>
      {page < pages ? (
        <Link to={`?show=${current}&page=${page + 1}`} preventScrollReset className={link}>
          {copy.next}
        </Link>
      ) : null}
    </nav>
  )
}

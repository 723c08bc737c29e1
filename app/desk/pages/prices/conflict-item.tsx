import { Form } from 'react-router'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { fill } from '#i18n/fill.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { PriceView, PriceSourceView } from './describe-price.ts'

type Props = { copy: AdminPrices['conflicts']; price: PriceView }

/**
 * A price with all its sources, of which the owner chooses one. Each price is a form of its own.
 */
export function ConflictItem({ copy, price: { item, name, settledBy, priceSources } }: Props) {
  return (
    <li className="border-t-2 border-line-strong pt-4 pb-8">
      <Form
        method="post"
        preventScrollReset
        className="grid gap-x-10 gap-y-4 lg:grid-cols-[4fr_8fr]"
      >
        <input type="hidden" name="item" value={item} />
        <div className="min-w-0">
          <h3 id={`${item}-name`} className="text-[1.25rem] font-semibold">
            {name}
          </h3>
          <ConflictStatus copy={copy} settledBy={settledBy} />
        </div>
        <fieldset className="min-w-0" aria-labelledby={`${item}-name`}>
          {priceSources.map((priceSource) => (
            <PriceSource key={priceSource.source} copy={copy} priceSource={priceSource} />
          ))}
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="submit"
              name="intent"
              value="settle"
              aria-label={fill(copy.saveOf, { item: name })}
              className="pill pill-small pill-line"
            >
              {copy.save}
            </button>
            {settledBy === 'own' ? (
              <button
                type="submit"
                name="intent"
                value="reopen"
                aria-label={fill(copy.reopenOf, { item: name })}
                className="min-h-11 px-2 text-small text-fg-muted underline-offset-4 hover:text-fg hover:underline"
              >
                {copy.reopen}
              </button>
            ) : null}
          </div>
        </fieldset>
      </Form>
    </li>
  )
}

function ConflictStatus({
  copy,
  settledBy,
}: {
  copy: AdminPrices['conflicts']
  settledBy: PriceView['settledBy']
}) {
  return (
    <p className="mt-1 flex items-center gap-2 text-small text-fg-muted">
      {settledBy ? (
        <Icon name="check" className="text-info" />
      ) : (
        <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-fg-muted" />
      )}
      {{ own: copy.settled, all: copy.settledByAll, none: copy.open }[settledBy ?? 'none']}
    </p>
  )
}

/** Four columns; on a phone the source and the amount, with the text and the difference below. */
function PriceSource({
  copy,
  priceSource,
}: {
  copy: AdminPrices['conflicts']
  priceSource: PriceSourceView
}) {
  const { source, label, scope, isChosen, written, vat, paid, difference } = priceSource
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_fit-content(50%)] items-baseline gap-x-3 border-b border-line px-2 py-3 text-small hover:bg-surface has-checked:bg-selected md:grid-cols-[1.75rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <input
        type="radio"
        name="source"
        value={source}
        defaultChecked={isChosen}
        className="size-4.5 self-center"
      />
      <span className="min-w-0">
        <span className="block text-body font-medium">{label}</span>
        {scope === '' ? null : (
          <span className="block text-fg-muted first-letter:uppercase">{scope}</span>
        )}
      </span>
      <span className="col-start-2 row-start-2 text-fg-muted md:col-start-auto md:row-start-auto">
        <span className="sr-only">{copy.columns.written}: </span>
        <bdi className="inline-block text-fg tabular-nums">{written}</bdi>{' '}
        <span className="inline-block">{vat}</span>
      </span>
      <span className="col-start-3 row-start-1 text-end font-semibold tabular-nums md:col-start-auto md:row-start-auto md:text-start">
        <span className="sr-only">{copy.columns.paid}: </span>
        <bdi>{paid}</bdi>
      </span>
      <span className="col-start-3 row-start-2 text-end text-fg-muted tabular-nums md:col-start-auto md:row-start-auto md:text-start">
        <span className="sr-only">{copy.columns.difference}: </span>
        {difference ?? <b className="font-semibold text-accent">{copy.shown}</b>}
      </span>
    </label>
  )
}

import { Form } from 'react-router'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { fill } from '#i18n/fill.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { fillPlural } from '#i18n/plural.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { OwnPriceView } from './describe-own.server.ts'
import type { PriceView, PriceSourceView } from './describe-price.ts'
import { OwnPriceForm } from './own-price-form.tsx'

export type ConflictView = PriceView & { own: OwnPriceView }

type Props = { lang: DeskLang; copy: AdminPrices['conflicts']; price: ConflictView }

/**
 * A price in one row, with what the site shows now. It opens to all its sources, of which the owner
 * chooses one, and to her own figure. Each is a form of its own.
 */
export function ConflictItem({ lang, copy, price }: Props) {
  const { item, name, settledBy, shown, priceSources, own } = price
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid min-h-14 cursor-pointer grid-cols-[minmax(0,1fr)_fit-content(42%)_1.5rem] items-center gap-x-4 px-2 py-2.5 hover:bg-surface">
          <h3 id={`${item}-name`} className="font-semibold">
            {name}
          </h3>
          {needsNothing(price) ? null : (
            <ConflictStatus copy={copy} settledBy={settledBy} more={summaryOf(price, copy, lang)} />
          )}
          <bdi className="col-start-2 row-span-2 row-start-1 text-end font-semibold tabular-nums">
            {shown.price}
          </bdi>
          <Icon
            name="down"
            className="col-start-3 row-span-2 row-start-1 text-fg-muted group-open:rotate-180"
          />
        </summary>
        <div className="px-2 pb-8">
          <SourceForm copy={copy} price={{ item, name, settledBy, priceSources }} />
          <OwnPriceForm copy={copy.own} item={item} name={name} own={own} />
        </div>
      </details>
    </li>
  )
}

/** Nothing to decide: all sources agree, and the owner has not chosen. */
function needsNothing({ settledBy, priceSources }: ConflictView): boolean {
  return (
    settledBy === null &&
    priceSources.every(({ isChosen, hasSamePrice }) => isChosen || hasSamePrice)
  )
}

/** Where the shown price comes from, and how many versions there are. */
function summaryOf(
  { shown, priceSources, own }: ConflictView,
  copy: Props['copy'],
  lang: DeskLang,
) {
  if (own.since !== null) return own.since
  return `${shown.label}, ${fillPlural(copy.versions, priceSources.length, lang)}`
}

type SourceFormProps = {
  copy: Props['copy']
  price: Pick<ConflictView, 'item' | 'name' | 'settledBy' | 'priceSources'>
}

function SourceForm({ copy, price: { item, name, settledBy, priceSources } }: SourceFormProps) {
  const readings = priceSources.filter(({ source }) => source !== 'own')
  return (
    <Form method="post" preventScrollReset className="mt-2">
      <input type="hidden" name="item" value={item} />
      <fieldset className="min-w-0" aria-labelledby={`${item}-name`}>
        {readings.map((priceSource) => (
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
  )
}

function ConflictStatus({
  copy,
  settledBy,
  more,
}: {
  copy: AdminPrices['conflicts']
  settledBy: PriceView['settledBy']
  more: string
}) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small text-fg-muted">
      {settledBy ? (
        <Icon name="check" className="text-info" />
      ) : (
        <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-fg-muted" />
      )}
      {{ own: copy.settled, all: copy.settledByAll, none: copy.open }[settledBy ?? 'none']}
      <span>· {more}</span>
    </span>
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

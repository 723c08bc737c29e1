import { memo } from 'react'
import { priceBasket, type Basket } from '#domain/pricing/basket.ts'
import type { PackageRule } from '#domain/pricing/discounts.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { formatList } from '#i18n/format-list.ts'
import { SectionHead } from '../opening/section-head.tsx'
import { priceText } from '#parts/price-text.ts'
import { editBasket, type Edit } from './basket-edits.ts'
import { basketUrl } from './basket-link.ts'
import type { Words } from './builder-props.ts'
import { EditLink } from './edit-link.tsx'

type Props = { list: PriceList; basket: Basket; words: Words; change: (edit: Edit) => void }

/**
 * Packages without a condition. Each is a link to the resulting basket, so that it also works
 * without scripts.
 */
export const ReadyPackages = memo(function ReadyPackages({ list, ...props }: Props) {
  const packages = list.rules.packages.filter(({ claim }) => claim === null)
  return (
    <section
      aria-labelledby="packages-title"
      className="wrap grid gap-x-6 gap-y-10 lg:grid-cols-12"
    >
      <SectionHead id="packages-title" {...props.words.copy.packages} className="lg:col-span-4" />
      <ul className="rows lg:col-span-8">
        {packages.map((offer) => (
          <li key={offer.id} className="ready-package">
            <PackageWords offer={offer} list={list} words={props.words} />
            <PackageAction offer={offer} list={list} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Memoized: it does not depend on the basket. */
const PackageWords = memo(function PackageWords({
  offer,
  list,
  words,
}: {
  offer: PackageRule
  list: PriceList
  words: Words
}) {
  const { lang, copy, services, packages, prices, rate } = words
  const { once } = priceBasket(
    editBasket({ items: [], claims: [] }, { kind: 'add', services: offer.services }, list),
    list,
  )
  const { amount, other } = priceText(
    { currency: 'ILS', from: once.total, to: once.total },
    { lang, rate, words: prices },
  )
  const names = formatList(
    offer.services.flatMap((id) => services[id]?.name ?? []),
    lang,
  )
  return (
    <>
      <p className="ready-package-off">
        <bdi className="figure-text">{formatShare(offer.discount, lang)}</bdi>
        <span>{copy.packages.off}</span>
      </p>
      <div>
        <h3 className="row-name">{packages[offer.id]?.name}</h3>
        <p className="mt-2 text-fg-muted">{fill(copy.packages.includes, { services: names })}</p>
        <p className="mt-2">
          <s className="text-fg-muted">
            <bdi>{formatMoney(once.list, lang)}</bdi>
          </s>
          <span> </span>
          <bdi className="font-semibold">{amount}</bdi>
          {other === null ? null : (
            <bdi className="ms-1 text-small text-fg-muted">{`(${other})`}</bdi>
          )}
        </p>
      </div>
    </>
  )
})

function PackageAction({
  offer,
  list,
  basket,
  words: { lang, copy, packages },
  change,
}: Props & { offer: PackageRule }) {
  const edit: Edit = { kind: 'add', services: offer.services }
  if (offer.services.every((id) => basket.items.some(({ service }) => service === id)))
    return <p className="ready-package-in">{copy.packages.added}</p>
  return (
    <EditLink
      href={basketUrl(lang, editBasket(basket, edit, list), '#services-title')}
      onPress={() => change(edit)}
      aria-label={fill(copy.packages.addPackage, { package: packages[offer.id]?.name ?? '' })}
      className="pill pill-line"
    >
      {copy.packages.add}
    </EditLink>
  )
}

import { memo } from 'react'
import { priceBasket, type Basket } from '#domain/pricing/basket.ts'
import type { PackageRule } from '#domain/pricing/discounts.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { languages } from '#i18n/languages.ts'
import { SectionHead } from '../opening/section-head.tsx'
import { editBasket, type Edit } from './basket-edits.ts'
import { basketUrl } from './basket-link.ts'
import type { Words } from './builder-props.ts'
import { EditLink } from './edit-link.tsx'

type Props = { list: PriceList; basket: Basket; words: Words; change: (edit: Edit) => void }

/** Packages that everyone gets, with one click. Each is a link to what the builder would then show, so it also works where no script runs. */
export function Kits({ list, ...props }: Props) {
  const kits = list.rules.packages.filter(({ claim }) => claim === null)
  return (
    <section aria-labelledby="kits-title" className="wrap grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <SectionHead id="kits-title" {...props.words.copy.kits} className="lg:col-span-4" />
      <ul className="rows lg:col-span-8">
        {kits.map((kit) => (
          <li key={kit.id} className="kit">
            <KitWords kit={kit} list={list} words={props.words} />
            <KitAction kit={kit} list={list} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same, whatever is in the package. */
const KitWords = memo(function KitWords({ kit, list, words }: { kit: PackageRule; list: PriceList; words: Words }) {
  const { lang, copy, services, kits } = words
  const { once } = priceBasket(editBasket({ items: [], claims: [] }, { kind: 'add', services: kit.services }, list), list)
  const names = new Intl.ListFormat(languages[lang].locale).format(kit.services.flatMap((id) => services[id]?.name ?? []))
  return (
    <>
      <p className="kit-off">
        <bdi className="figure-text">{formatShare(kit.discount, lang)}</bdi> {copy.kits.off}
      </p>
      <div>
        <h3 className="row-name">{kits[kit.id]?.name}</h3>
        <p className="mt-2 text-fg-muted">{fill(copy.kits.includes, { services: names })}</p>
        <p className="mt-2">
          <s className="text-fg-muted">
            <bdi>{formatMoney(once.list, lang)}</bdi>
          </s>{' '}
          <bdi className="font-semibold">{formatMoney(once.total, lang)}</bdi>
        </p>
      </div>
    </>
  )
})

function KitAction({ kit, list, basket, words: { lang, copy, kits }, change }: Props & { kit: PackageRule }) {
  const edit: Edit = { kind: 'add', services: kit.services }
  if (kit.services.every((id) => basket.items.some(({ service }) => service === id))) return <p className="kit-in">{copy.kits.added}</p>
  return (
    <EditLink
      href={basketUrl(lang, editBasket(basket, edit, list), '#services-title')}
      onPress={() => change(edit)}
      aria-label={fill(copy.kits.addKit, { kit: kits[kit.id]?.name ?? '' })}
      className="pill pill-line"
    >
      {copy.kits.add}
    </EditLink>
  )
}

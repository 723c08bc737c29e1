import { memo } from 'react'
import type { PackageBuilder } from '#content/pages/package-builder/he.ts'
import { servicesIn } from '#domain/pricing/discounts.ts'
import type { Priced } from '#domain/pricing/price-lines.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'

type Props = { list: PriceList; priced: Priced; lang: Lang; copy: PackageBuilder['steps'] }

/** The discount tiers by number of services, drawn as steps. */
export const DiscountSteps = memo(function DiscountSteps({ list, priced, lang, copy }: Props) {
  const { tiers } = list.rules
  const steps = [{ services: 1, discount: 0 }, ...tiers]
  const count = servicesIn(priced.lines).length
  const reached = steps.findLastIndex(({ services }) => services <= count)
  const top = steps.at(-1)
  // A package discount that saves more replaces the tier.
  const isBeaten = priced.discount.kind === 'package'
  return (
    <section aria-labelledby="steps-title" className="mb-8">
      <h3 id="steps-title" className="text-lede font-semibold">
        {copy.title}
      </h3>
      <ol className="discount-steps" data-beaten={isBeaten || undefined}>
        {steps.map(({ services, discount }, index) => (
          <li
            key={services}
            data-reached={index <= reached ? '' : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <bdi className="figure-text">{formatShare(discount, lang)}</bdi>
            <span>
              {services === top?.services
                ? fill(copy.more, { count: services })
                : formatNumber(services, lang)}
            </span>
          </li>
        ))}
      </ol>
      {top ? (
        <p className="text-fg-muted">
          {fill(copy.all, {
            count: list.services.length,
            percent: formatShare(top.discount, lang),
          })}
        </p>
      ) : null}
    </section>
  )
})

import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Prices } from '#server/settings/find-prices.ts'
import { previewPrices } from './preview-prices.ts'
import type { RateView } from './rate-panel.tsx'

/** The dollar rate and VAT of today, what comes next, and some prices in dollars. */
export function describeRate(
  { rate, rateDate, rateSource, day, vat, list }: Prices,
  hasService: boolean,
  lang: DeskLang,
): RateView {
  const { adminPrices, catalogue } = deskCopyFor(lang)
  const { sources, vatRate, vatNext } = adminPrices.rate
  const formatDay = (day: string) =>
    formatDate(new Date(`${day}T00:00:00Z`), lang, { timeZone: 'UTC' })
  return {
    rate,
    origin: fill(sources[rateSource], { day: formatDay(rateDate) }),
    hasService,
    isFollowed: rateSource === 'service',
    vat: fill(vatRate, { rate: formatShare(vat.rate, lang), day: formatDay(vat.validFrom) }),
    isExempt: vat.rate === 0,
    nextVat: studio()
      .sales.vatRates.filter(({ validFrom }) => validFrom > day)
      .map((next) =>
        fill(vatNext, { rate: formatShare(next.rate, lang), day: formatDay(next.validFrom) }),
      )
      .toReversed(),
    termsHref: adminUrl(lang, 'dashboard/settings/studio/terms'),
    preview: previewPrices(list).map(({ id, amount }) => ({
      name: catalogue.services[id].name,
      amount,
    })),
  }
}

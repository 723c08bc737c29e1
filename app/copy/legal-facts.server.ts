import { promises } from '#catalog/claims.ts'
import { studio } from '#catalog/studio.server.ts'
import { accessibilityReview, privacyRequestDays, recordMonths } from '#catalog/legal.ts'
import { cancellationFee, termOf } from '#catalog/terms.ts'
import { formatShare } from '#i18n/format-share.ts'
import { formatDuration, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** The periods, fees and names in the legal texts. */
export function legalFacts(lang: Lang) {
  const { standard, level, israeliStandard, axe, playwright, narrowest, widest } =
    accessibilityReview
  return {
    legalName: studio().legal.name[lang],
    registration: studio().legal.registration,
    retentionTime: formatDuration(studio().keep.leadMonths, 'month', lang),
    privacyTime: formatDuration(promises.privacyDays, 'day', lang),
    heldTime: formatDuration(studio().keep.heldDays, 'day', lang),
    binTime: formatDuration(studio().keep.binDays, 'day', lang),
    recordTime: formatDuration(recordMonths, 'month', lang),
    unverifiedTime: formatDuration(privacyRequestDays.unverified, 'day', lang),
    linkTime: formatDuration(privacyRequestDays.link, 'day', lang),
    quoteTime: formatDuration(studio().quoteValidDays, 'day', lang),
    cancelTime: formatDuration(termOf('cancellation.consumer').from, 'day', lang),
    extendedCancelTime: formatDuration(termOf('cancellation.extended').from, 'month', lang),
    refundTime: formatDuration(termOf('cancellation.refund').from, 'day', lang),
    cancelShare: formatShare(cancellationFee.share, lang),
    cancelMost: formatMoney(cancellationFee.atMost, lang),
    wcag: standard,
    israeliStandard: israeliStandard[lang],
    level,
    axe,
    playwright,
    narrowest,
    widest: String(widest),
  }
}

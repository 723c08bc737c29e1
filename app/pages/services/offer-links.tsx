import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Offer } from './offers.ts'

type Props = { lang: Lang; offer: Offer; shared: ServicePage }

/** Into a package with it; where packages do not know it, to the form. */
export function OfferLink({ lang, offer: { basket, fullName }, shared }: Props) {
  const href = basket === null ? '#order' : `${pageUrl(lang, 'package-builder')}?${basket}`
  const [text, label] = basket === null ? [shared.order, shared.orderOffer] : [shared.addToPackage, shared.addOfferToPackage]
  return (
    <a href={href} className="text-link" aria-label={fill(label, { offer: fullName })}>
      {text}
    </a>
  )
}

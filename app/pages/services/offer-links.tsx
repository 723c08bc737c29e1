import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Offer } from './offers.ts'

type Props = { lang: Lang; offer: Offer; shared: ServicePage }

/** Into a package with it; where packages do not know it, to the form. */
export function OfferLink({ lang, offer, shared }: Props) {
  if (offer.basket === null) return <OrderLink offer={offer} shared={shared} />
  return (
    <a
      href={`${pageUrl(lang, 'package-builder')}?${offer.basket}`}
      className="text-link"
      aria-label={fill(shared.addOfferToPackage, { offer: offer.fullName })}
    >
      {shared.addToPackage}
    </a>
  )
}

/** To the form of the page. Where it asks what is ordered, behaviours/order.ts answers with this. */
export function OrderLink({
  offer: { id, fullName },
  shared,
}: {
  offer: { id: string; fullName: string }
  shared: ServicePage
}) {
  return (
    <a
      href="#order"
      data-offer={id}
      className="text-link"
      aria-label={fill(shared.orderOffer, { offer: fullName })}
    >
      {shared.order}
    </a>
  )
}

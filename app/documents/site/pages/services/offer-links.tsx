import type { ServicePageId } from '#catalog/services.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Offer } from './offers.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; slug: ServicePageId; offer: Offer; shared: ServicePage }

/**
 * A link to the package builder with the offer chosen. On the page of consulting, where offers are
 * ordered in place, and where packages cannot contain it, a link to the form.
 */
export function OfferLink({ lang, slug, offer, shared }: Props) {
  if (offer.basket === null || slug === 'strategic-consulting')
    return <OrderLink offer={offer} shared={shared} />
  return (
    <a
      href={`${pageUrl(lang, 'package-builder')}?${offer.basket}`}
      rel="nofollow"
      className="text-link"
      aria-label={fill(shared.addOfferToPackage, { offer: offer.fullName })}
    >
      {shared.addToPackage}
    </a>
  )
}

/** A link to the form of the page; behaviours/order-form.ts chooses this offer there. */
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
      {...dataAttributes({ offer: id })}
      className="text-link"
      aria-label={fill(shared.orderOffer, { offer: fullName })}
    >
      {shared.order}
    </a>
  )
}

import type { Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'
import { IntroRow } from './intro-row.tsx'
import { OfferRow } from './offer-row.tsx'
import { TemplateRows } from './template-rows.tsx'

type Props = ServiceData & {
  shown: readonly Offer[]
  as: 'h3' | 'h4'
  /** Options of several services, each named with its service. */
  isMixed?: boolean
}

/**
 * A ruled list of prices. Templates come before the page from scratch, and the free call before what
 * is paid.
 */
export function OfferList({ shown, isMixed = false, ...page }: Props) {
  if (shown.length === 0) return null
  const startsWith = (id: Offer['id']) => shown[0]?.id === id
  return (
    <ul className="rows offers">
      {startsWith('diagnosis') ? <IntroRow {...page} /> : null}
      {startsWith('landing-page') ? <TemplateRows {...page} kinds={['asIs', 'custom']} /> : null}
      {shown.map((offer) => (
        <OfferRow
          key={offer.id}
          {...page}
          offer={offer}
          name={isMixed ? offer.fullName : offer.name}
        />
      ))}
      {startsWith('landing-page') ? <TemplateRows {...page} kinds={['wide']} /> : null}
    </ul>
  )
}

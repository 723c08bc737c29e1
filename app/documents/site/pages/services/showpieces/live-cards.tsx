import { useStudio } from '#parts/studio-context.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { requireOffer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { live: NonNullable<ServiceWords['live']> }

/** The founder's own card in three languages, fanned out. Its buttons work. */
export function LiveCards({ live, cards, lang, offers, shared, priceContext }: Props) {
  const studio = useStudio()
  const offer = requireOffer(offers, 'digital-card')
  // The card in the page's language is on top.
  const order: CardLang[] = lang === 'he' ? ['ru', 'en', 'he'] : ['ru', 'he', 'en']
  return (
    <section id="prices" aria-labelledby="live-title" className="tone-fig overflow-clip">
      <div className="wrap grid items-center gap-x-6 gap-y-14 service-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead
            id="live-title"
            badge={shared.badges.offers}
            title={live.title}
            lead={live.lead}
            form="large"
          />
          <div className="mt-10">
            <OfferPrice
              offer={offer}
              shared={shared}
              priceContext={priceContext}
              className="offer-price offer-price-large"
            />
            <OfferLink lang={lang} offer={offer} shared={shared} />
            <p>
              <a href={cardUrl(lang, studio.founder.cardSlug)} className="text-link">
                {live.open}
              </a>
            </p>
          </div>
        </div>
        <ul className="card-fan lg:col-span-7">
          {order.map((each) => (
            <li key={each} className="fan-card" lang={each} dir={cardLanguages[each].dir}>
              <FanCard lang={each} copy={cards[each]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function FanCard({ lang, copy }: { lang: CardLang; copy: BusinessCard }) {
  const studio = useStudio()
  const name = studio.founder.name[lang]
  const methods = [
    { href: telUrl(studio.phone), name: copy.call },
    { href: whatsappUrl(studio.whatsapp), name: copy.whatsapp },
    { href: `mailto:${studio.email}`, name: copy.email },
  ]
  return (
    <>
      <p className="text-small text-fg-muted">{studio.name[lang]}</p>
      <h3 className="fan-name">
        <a href={cardUrl(lang, studio.founder.cardSlug)} hrefLang={lang}>
          {name}
        </a>
        <Dot />
      </h3>
      <p>{studio.founder.jobTitle[lang]}</p>
      <ul className="fan-ways">
        {methods.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

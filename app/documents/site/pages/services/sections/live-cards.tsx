import { useStudio } from '#parts/studio-context.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import type { ServiceData } from '../service-data.ts'

/** The founder's own card in three languages, fanned out. Its buttons work. */
export function LiveCards({ words: { live }, cards, lang }: ServiceData) {
  const studio = useStudio()
  // The card in the page's language is on top.
  const order: CardLang[] = lang === 'he' ? ['ru', 'en', 'he'] : ['ru', 'he', 'en']
  return (
    <>
      <ul className="card-fan">
        {order.map((each) => (
          <li key={each} className="fan-card" lang={each} dir={cardLanguages[each].dir}>
            <FanCard lang={each} copy={cards[each]} />
          </li>
        ))}
      </ul>
      {live ? (
        <p className="mt-2">
          <a href={cardUrl(lang, studio.founder.cardSlug)} className="text-link">
            {live.open}
          </a>
        </p>
      ) : null}
    </>
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
      <h4 className="fan-name">
        <a href={cardUrl(lang, studio.founder.cardSlug)} hrefLang={lang}>
          {name}
        </a>
        <Dot />
      </h4>
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

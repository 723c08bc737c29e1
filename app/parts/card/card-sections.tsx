import type { ReactNode } from 'react'
import type { BusinessCard } from '#copy/he/business-card.ts'
import type { CardContent, CardWords } from '#domain/business-card/card-content.ts'
import { hoursRows, rangesOf, type HoursRow } from '#domain/business-card/opening-hours.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardPictureUrl } from '#i18n/card-links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { networkNames } from './contact-methods.ts'
import { keepDashes } from './keep-dashes.ts'

type Props = { lang: CardLang; content: CardContent; words: CardWords; copy: BusinessCard }

/** The content of a card below its face. Sections without content are left out. */
export function CardSections({ lang, content, words, copy }: Props) {
  const { gallery, hours, profiles } = content
  const links = profiles.filter(({ url }) => url !== '')
  return (
    <>
      <Section title={copy.about} isShown={words.about !== ''}>
        <p className="bc-about">{keepDashes(words.about)}</p>
      </Section>
      <Section title={copy.services} isShown={words.services.length > 0}>
        <ul className="bc-services">
          {words.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </Section>
      <Section title={copy.gallery} isShown={gallery.length > 0}>
        <Gallery pictures={gallery} alt={copy.picture} />
      </Section>
      <Section title={copy.hours} isShown={hours.length > 0}>
        <Hours lang={lang} rows={hoursRows(hours)} closed={copy.closed} />
      </Section>
      <Section title={copy.address} isShown={words.address !== ''}>
        <p>{words.address}</p>
      </Section>
      <Section title={copy.profiles} isShown={links.length > 0}>
        <ul className="bc-profiles">
          {links.map(({ network, url }) => (
            <li key={url}>
              <a href={url} rel="me" {...dataAttributes({ 'card-tap': 'profile' })}>
                {networkNames[network]}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type SectionProps = { title: string; isShown: boolean; children: ReactNode }

function Section({ title, isShown, children }: SectionProps) {
  if (!isShown) return null
  return (
    <section className="bc-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Gallery({ pictures, alt }: { pictures: readonly string[]; alt: string }) {
  return (
    <ul className="bc-gallery">
      {pictures.map((id, index) => (
        <li key={id}>
          <img
            src={cardPictureUrl(id)}
            alt={fill(alt, { index: index + 1, total: pictures.length })}
            width={600}
            height={600}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  )
}

type HoursProps = { lang: CardLang; rows: readonly HoursRow[]; closed: string }

function Hours({ lang, rows, closed }: HoursProps) {
  return (
    <dl className="bc-hours">
      {rows.map(({ from, to, hours }) => (
        <div key={from}>
          <dt>
            {from === to ? dayName(from, lang) : `${dayName(from, lang)}–${dayName(to, lang)}`}
          </dt>
          <dd>
            {hours
              ? rangesOf(hours).map((range) => (
                  <bdi key={range} dir="ltr" className="block">
                    {range}
                  </bdi>
                ))
              : closed}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A Sunday, to format the names of the weekdays. */
const sunday = Date.UTC(2026, 10, 22)

function dayName(weekday: number, lang: CardLang): string {
  const style = lang === 'he' ? 'narrow' : 'short'
  const format = new Intl.DateTimeFormat(cardLanguages[lang].locale, {
    weekday: style,
    timeZone: 'UTC',
  })
  return format.format(sunday + weekday * 86_400_000)
}

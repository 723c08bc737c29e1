import { memo } from 'react'
import type { BasketItem } from '#domain/pricing/basket.ts'
import { basketFields } from '#domain/pricing/basket-url.ts'
import type { ListedService } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import type { Edit } from './basket-edits.ts'
import type { ServiceWords, Words } from './builder-props.ts'
import { PriceWithNotes } from './price-with-notes.tsx'
import { formatOwnDiscount, formatListedPrice, servicePrice } from './service-price.ts'
import { ServiceChoices } from './service-choices.tsx'

type Props = {
  service: ListedService
  item: BasketItem | undefined
  words: Words
  change: (edit: Edit) => void
}

/**
 * A service with its letter and a checkbox. Choosing it gives the letter its dot. Memoized, because
 * rendering all services on each click takes longer than a frame on a phone.
 */
export const ServiceBlock = memo(function ServiceBlock({
  service,
  item,
  change,
  words: context,
}: Props) {
  const words = context.services[service.id]
  if (!words) return null
  const { id } = service
  const price = servicePrice(service, item)
  return (
    <li className="builder-service">
      <label className="builder-service-head" htmlFor={`service-${id}`}>
        <span className="builder-service-tile">
          <input
            type="checkbox"
            id={`service-${id}`}
            name={basketFields.service}
            value={id}
            checked={item !== undefined}
            onChange={({ target }) =>
              change(
                target.checked ? { kind: 'add', services: [id] } : { kind: 'remove', service: id },
              )
            }
            aria-labelledby={`name-${id}`}
            aria-describedby={`price-${id}`}
            className="builder-service-check"
          />
          <Letter lang={context.lang} letter={words.letter} />
          <span aria-hidden="true" className="builder-service-box" />
        </span>
        <span className="builder-service-name" id={`name-${id}`}>
          {words.name}
        </span>
        <span className="builder-service-line">{words.description}</span>
        <span className="builder-service-price" id={`price-${id}`}>
          {price && (
            <PriceWithNotes
              price={formatListedPrice(price, context)}
              notes={[formatOwnDiscount(service, context)]}
            />
          )}
        </span>
      </label>
      <ServiceChoices service={service} item={item} change={change} {...context} />
      <ServiceDetails words={words} copy={context.copy.choose} />
    </li>
  )
})

/**
 * The first letter of the service's name. Hebrew letters get their dot inside, a dagesh; Latin
 * letters after them, like initials. The styles hide the dot until the service is chosen.
 */
export function Letter({ lang, letter }: { lang: Lang; letter: string }) {
  return (
    <span
      aria-hidden="true"
      dir={languages[lang].dir}
      lang={lang}
      className="builder-service-letter"
    >
      <span>{letter}</span>
      <span className="builder-service-dot" />
    </span>
  )
}

function ServiceDetails({ words, copy }: { words: ServiceWords; copy: Words['copy']['choose'] }) {
  return (
    <details className="builder-service-details">
      <summary aria-label={fill(copy.detailsOf, { service: words.name })}>
        <span>{copy.details}</span>
      </summary>
      <p className="max-w-[38em] text-pretty">{words.detailedDescription}</p>
      <ul className="builder-service-deliverables">
        {words.deliverables.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {words.facts.length === 0 ? null : (
        <dl className="builder-service-facts">
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {words.excluded === '' ? null : (
        <p className="max-w-[38em] text-pretty text-fg-muted">{words.excluded}</p>
      )}
      {words.href === null ? null : (
        <a href={words.href} className="text-link">
          {copy.page}
        </a>
      )}
    </details>
  )
}

import type { Home, TestimonialWords } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { formatDay } from '#i18n/format.ts'
import { inQuotationMarks } from '#i18n/quotation-marks.ts'

type Props = {
  lang: Lang
  testimonial: TestimonialWords
  words: Pick<Home['testimonials'], 'stars'>
  /** Number of the drawn portrait of an invented author. */
  portrait: number
}

/**
 * A real testimonial has stars, its day and a link to where it was written. An invented one has a drawn
 * portrait; the section says once that it is invented.
 */
export function Testimonial({ lang, testimonial, words, portrait }: Props) {
  const { quote, name, role, company, sample, day, link } = testimonial
  return (
    <figure className="testimonial">
      {sample ? null : <p role="img" aria-label={words.stars} className="testimonial-stars" />}
      <blockquote className="testimonial-quote">{inQuotationMarks(quote, lang)}</blockquote>
      {sample ? <Portrait number={portrait} /> : null}
      <figcaption className="testimonial-name">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-fg-muted">
          {role}, <bdi>{company}</bdi>
        </span>
        {day === undefined ? null : (
          <span className="block text-small">
            {link === undefined ? formatDay(day, lang) : <a href={link}>{formatDay(day, lang)}</a>}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function Portrait({ number }: { number: number }) {
  const file = `/pictures/people/person-${String(number).padStart(2, '0')}`
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${file}-96.avif 1x, ${file}-192.avif 2x`} />
      <img
        src={`${file}-96.webp`}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className="testimonial-portrait"
      />
    </picture>
  )
}

import type { Home, TestimonialWords } from '#content/pages/home/he.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { inQuotationMarks } from '#i18n/quotation-marks.ts'

type Props = {
  lang: Lang
  testimonial: TestimonialWords
  words: Pick<Home['testimonials'], 'stars' | 'sampleStars' | 'published'>
  /** Number of the drawn portrait of an invented author. */
  portrait: number
}

/**
 * Five stars, as outlines where the testimonial is invented. A real one says when it was published,
 * with a link; an invented one has a drawn portrait.
 */
export function Testimonial({ lang, testimonial, words, portrait }: Props) {
  const { quote, name, role, company, sample } = testimonial
  return (
    <figure className="testimonial">
      <p
        role="img"
        aria-label={sample ? words.sampleStars : words.stars}
        className={sample ? 'testimonial-stars testimonial-outlines' : 'testimonial-stars'}
      />
      <blockquote className="testimonial-quote">{inQuotationMarks(quote, lang)}</blockquote>
      {sample ? <Portrait number={portrait} /> : null}
      <figcaption className="testimonial-name">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-fg-muted">
          {role}, <bdi>{company}</bdi>
        </span>
        {sample ? null : (
          <a href={testimonial.link} className="link block text-small">
            {fill(words.published, { date: formatDay(testimonial.date, lang) })}
          </a>
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

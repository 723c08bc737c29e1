import type { Home, TestimonialWords } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { inQuotationMarks } from '#i18n/quotation-marks.ts'

type Props = {
  lang: Lang
  testimonial: TestimonialWords
  words: Pick<Home['testimonials'], 'stars' | 'sampleTag'>
  /** Number of the drawn portrait of an invented author. */
  portrait: number
}

/** A real testimonial has stars. An invented one is marked as such and has a drawn portrait. */
export function Testimonial({ lang, testimonial, words, portrait }: Props) {
  const { quote, name, role, company, sample } = testimonial
  return (
    <figure className="testimonial">
      {sample ? (
        <p className="testimonial-sample">{words.sampleTag}</p>
      ) : (
        <p role="img" aria-label={words.stars} className="testimonial-stars" />
      )}
      <blockquote className="testimonial-quote">{inQuotationMarks(quote, lang)}</blockquote>
      {sample ? <Portrait number={portrait} /> : null}
      <figcaption className="testimonial-name">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-fg-muted">
          {role}, <bdi>{company}</bdi>
        </span>
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

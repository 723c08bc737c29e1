import type { Home } from '#content/pages/home/he.ts'

type Props = Home['testimonials']['items'][number] & {
  stars: string
  portrait: number
  isFirst: boolean
}

/** A testimonial with a drawn portrait of its author. */
export function Testimonial({ quote, name, role, company, stars, portrait, isFirst }: Props) {
  const file = `/pictures/people/person-${String(portrait).padStart(2, '0')}`
  const [width, sharp] = isFirst ? [480, 480] : [96, 192]
  return (
    <figure className={isFirst ? 'testimonial-first' : 'testimonial'}>
      <p role="img" aria-label={stars} className="testimonial-stars" />
      <blockquote className="testimonial-quote">{quote}</blockquote>
      <picture className="contents">
        <source type="image/avif" srcSet={`${file}-${width}.avif 1x, ${file}-${sharp}.avif 2x`} />
        <img
          src={`${file}-${width}.webp`}
          alt=""
          width={width}
          height={width}
          loading="lazy"
          className="testimonial-portrait"
        />
      </picture>
      <figcaption className="testimonial-name">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-fg-muted">
          {role}, <bdi>{company}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}

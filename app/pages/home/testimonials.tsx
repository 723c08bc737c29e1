import type { Home } from '#copy/he/home.ts'
import { SectionHead } from '#site/opening/section-head.tsx'

/** Which of the drawn portraits goes with whom, in the order of the testimonials. */
const portraits = [1, 4, 11, 3, 5, 8, 7, 9, 6, 2, 10, 12] as const

export function Testimonials({ copy }: { copy: Home['testimonials'] }) {
  return (
    <section aria-labelledby="testimonials-title" className="bg-surface">
      <div className="wrap py-section">
        <SectionHead id="testimonials-title" badge={copy.badge} title={copy.title} lead={copy.sampleNote} />
        <ul className="quotes mt-14">
          {copy.items.map((item, at) => (
            <li key={item.name} className={at === 0 ? 'quote-first' : 'quote'}>
              <Testimonial {...item} stars={copy.stars} portrait={portraits[at % portraits.length] ?? 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Props = Home['testimonials']['items'][number] & { stars: string; portrait: number }

function Testimonial({ quote, name, role, company, stars, portrait }: Props) {
  const file = `/pictures/people/person-${String(portrait).padStart(2, '0')}`
  return (
    <figure>
      <p className="quote-stars">
        <span className="sr-only">{stars}</span>
      </p>
      <blockquote className="quote-text">{quote}</blockquote>
      <figcaption className="mt-5 flex items-center gap-4">
        <picture className="flex-none">
          <source type="image/avif" srcSet={`${file}-96.avif 1x, ${file}-192.avif 2x`} />
          <img src={`${file}-96.webp`} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-full object-cover" />
        </picture>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-small text-fg-muted">
            {role}, <bdi>{company}</bdi>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

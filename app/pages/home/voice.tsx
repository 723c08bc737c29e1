import type { Home } from '#copy/he/home.ts'
import { Picture } from '#ui/picture.tsx'

type Props = Home['testimonials']['items'][number] & { stars: string; portrait: number; isFirst: boolean }

/** What somebody said, and a drawing of who it was. */
export function Voice({ quote, name, role, company, stars, portrait, isFirst }: Props) {
  return (
    <figure className={isFirst ? 'voice-first' : 'voice'}>
      <p className="voice-stars">
        <span className="sr-only">{stars}</span>
      </p>
      <blockquote className="voice-words">{quote}</blockquote>
      <Picture
        src={`/pictures/people/person-${String(portrait).padStart(2, '0')}`}
        widths={isFirst ? [192, 480] : [96, 192]}
        ratio={1}
        sizes={isFirst ? '(width >= 64rem) 22rem, 5.5rem' : '3.5rem'}
        alt=""
        className="voice-face"
      />
      <figcaption className="voice-name">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-fg-muted">
          {role}, <bdi>{company}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}

import { Picture } from '#ui/picture.tsx'

type Props = { alt: string; sizes?: string; className?: string }

/** A drawing, until a photograph replaces the files of this name. */
export function FounderPortrait({
  alt,
  sizes = '(width >= 64rem) 38vw, 92vw',
  className = 'h-auto w-full rounded-es-picture',
}: Props) {
  return (
    <Picture
      src="/pictures/people/founder"
      widths={[320, 480, 960]}
      ratio={1.25}
      sizes={sizes}
      alt={alt}
      className={className}
    />
  )
}

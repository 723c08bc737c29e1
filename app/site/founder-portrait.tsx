import { Picture } from '#ui/picture.tsx'

/** A slot: a photograph under the same names takes the place of the drawing. */
export function FounderPortrait({ alt }: { alt: string }) {
  return (
    <Picture
      src="/pictures/people/founder"
      widths={[480, 960]}
      ratio={1.25}
      sizes="(width >= 64rem) 38vw, 92vw"
      alt={alt}
      className="h-auto w-full rounded-es-picture"
    />
  )
}

const folder = '/pictures/templates/real-estate-investment'
/** In pixels. Larger pictures exist only as AVIF. */
const largestWebp = 1_200_000

type Props = {
  name: keyof typeof shapes
  alt: string
  sizes: string
  className?: string
  /** Whether it is the picture of the first screen. The fonts of the headline come before it. */
  isFirst?: true
}

const shapes = {
  hero: { widths: [960, 1600, 2400], width: 1600, height: 900 },
  day: { widths: [960, 1600], width: 1600, height: 900 },
  night: { widths: [960, 1600], width: 1600, height: 900 },
  crown: { widths: [640, 1200], width: 1200, height: 900 },
  section: { widths: [640, 1200], width: 1200, height: 900 },
} as const

/** A picture that loads when it comes near the viewport, or at once on the first screen. */
export function Picture({ name, alt, sizes, className, isFirst }: Props) {
  const { widths, width, height } = shapes[name]
  const sources = (format: string, all: readonly number[]) =>
    all.map((wide) => `${folder}/${name}-${wide}.${format} ${wide}w`).join(', ')
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources('avif', widths)} sizes={sizes} />
      <img
        src={`${folder}/${name}-${widths[0]}.webp`}
        srcSet={sources(
          'webp',
          widths.filter((wide) => (wide * wide * height) / width <= largestWebp),
        )}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      />
    </picture>
  )
}

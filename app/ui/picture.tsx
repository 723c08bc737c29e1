/** A picture for computers, as wide as the page, which exists as AVIF only. */
export type WidePicture = { src: string; widths: readonly number[] }

type Props = {
  /**
   * The path without width and extension: /pictures/posts/lovable. Each width exists as AVIF and
   * WebP.
   */
  src: string
  widths: readonly [smallest: number, ...number[]]
  /** Height divided by width. */
  ratio: number
  sizes: string
  wide?: WidePicture | null
  alt: string
  eager?: boolean
  className?: string
}

/**
 * A picture in the widths that art/ generates. The few browsers without AVIF get one WebP of the
 * middle width: listing all of them would add half a kilobyte to the home page. A background colour
 * fills the place until the picture has loaded.
 */
export function Picture({
  src,
  widths,
  ratio,
  sizes,
  wide = null,
  alt,
  eager = false,
  className = '',
}: Props) {
  const width = widths[Math.floor((widths.length - 1) / 2)] ?? widths[0]
  return (
    <picture className="contents">
      {wide === null ? null : (
        <source
          media="(width >= 64rem)"
          type="image/avif"
          srcSet={avifSources(wide.src, wide.widths)}
          sizes="100vw"
        />
      )}
      <source type="image/avif" srcSet={avifSources(src, widths)} sizes={sizes} />
      <img
        src={`${src}-${width}.webp`}
        alt={alt}
        width={width}
        height={Math.round(width * ratio)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={`bg-panel ${className}`}
      />
    </picture>
  )
}

function avifSources(src: string, widths: readonly number[]): string {
  return widths.map((each) => `${src}-${each}.avif ${each}w`).join(', ')
}

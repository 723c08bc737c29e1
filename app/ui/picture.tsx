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
  alt: string
  eager?: boolean
  className?: string
}

const formats = ['avif', 'webp'] as const

/**
 * A picture in the formats and widths that art/ writes. A colour fills its place until it has
 * loaded.
 */
export function Picture({ src, widths, ratio, sizes, alt, eager = false, className = '' }: Props) {
  const [smallest] = widths
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={`${src}-${smallest}.webp`}
        alt={alt}
        width={smallest}
        height={Math.round(smallest * ratio)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={`bg-panel ${className}`}
      />
    </picture>
  )
}

type Props = {
  name: 'folds' | 'dew' | 'towels'
  alt: string
  sizes: string
  className?: string
  /** Whether it is on the first screen. */
  isFirst?: boolean
}

/** A picture of the clinic, 4:3. It slides under its frame. */
export function ClinicPicture({ name, alt, sizes, className = '', isFirst = false }: Props) {
  const sources = (format: string) =>
    [640, 1200].map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className={`silk ${className}`}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={pictureAddress(name, 640, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={1200}
        height={900}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

export function pictureAddress(name: string, width: number, format: string): string {
  return `/pictures/templates/aesthetic-clinic/${name}-${width}.${format}`
}

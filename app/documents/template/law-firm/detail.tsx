type Props = { name: 'seal' | 'pen' | 'door'; alt: string; sizes: string }

/** A picture of the firm, 4:3, loaded when it comes near the viewport. */
export function Detail({ name, alt, sizes }: Props) {
  const sources = (format: string) =>
    [640, 1200].map((width) => `${address(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className={`detail detail-${name}`}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={address(name, 640, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={1200}
        height={900}
        alt={alt}
        loading="lazy"
      />
    </picture>
  )
}

function address(name: string, width: number, format: string): string {
  return `/pictures/templates/law-firm/${name}-${width}.${format}`
}

type Props = { name: 'brushes' | 'foam' | 'chair'; alt: string; sizes: string }

/** A picture of the clinic, 4:3, loaded when it comes near the viewport. */
export function Picture({ name, alt, sizes }: Props) {
  const sources = (format: string) =>
    [640, 1200].map((width) => `${address(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className={`picture picture-${name}`}>
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
  return `/pictures/templates/dental-clinic/${name}-${width}.${format}`
}

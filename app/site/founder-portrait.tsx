/** A slot: a photograph of the same name and size takes the place of the drawing. */
export function FounderPortrait({ alt }: { alt: string }) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={`/pictures/people/founder-480.${format} 480w, /pictures/people/founder-960.${format} 960w`}
          sizes="(width >= 64rem) 38vw, 92vw"
        />
      ))}
      <img src="/pictures/people/founder-480.webp" alt={alt} width={480} height={600} loading="lazy" className="founder-portrait" />
    </picture>
  )
}

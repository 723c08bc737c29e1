import type { Drawing } from '#content/markdown/body.ts'

type Props = { alt: string; caption: string; drawing: Drawing }

/** A drawing as inline SVG, so that it has the colours of the theme. */
export function ArticleFigure({ alt, caption, drawing: { viewBox, markup } }: Props) {
  return (
    <figure>
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        // Our own file, validated when it is read (content/markdown/read-drawing.server.ts).
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

import { pictureShapes, type ProjectPicture as Shown } from '#content/projects/project-pictures.ts'
import { Picture, type WidePicture } from '#ui/picture.tsx'

type Props = {
  picture: Pick<Shown, 'src' | 'shape'>
  sizes: string
  wide?: WidePicture | null
  className: string
  alt?: string
  eager?: boolean
}

/** A picture of a project in the widths of its shape. */
export function ProjectPicture({
  picture: { src, shape },
  sizes,
  wide = null,
  className,
  alt = '',
  eager = false,
}: Props) {
  return (
    <Picture
      src={src}
      {...pictureShapes[shape]}
      sizes={sizes}
      wide={wide}
      alt={alt}
      eager={eager}
      className={className}
    />
  )
}

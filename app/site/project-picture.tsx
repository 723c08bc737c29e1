import { pictureShapes, type ProjectPicture as Shown } from '#content/projects/project-pictures.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  picture: Pick<Shown, 'src' | 'shape'>
  sizes: string
  className: string
  alt?: string
  eager?: boolean
}

/** A picture of a project in the widths of its shape. */
export function ProjectPicture({
  picture: { src, shape },
  sizes,
  className,
  alt = '',
  eager = false,
}: Props) {
  return (
    <Picture
      src={src}
      {...pictureShapes[shape]}
      sizes={sizes}
      alt={alt}
      eager={eager}
      className={className}
    />
  )
}

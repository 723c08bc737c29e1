import type { Drawing } from '#domain/qr/draw-code.ts'
import { toRelativePath } from '#domain/qr/relative-path.ts'

type Props = { drawing: Pick<Drawing, 'width' | 'height' | 'shapes'>; className?: string }

/** A drawing as inline SVG. It has no label, because it is always beside text that describes it. */
export function DrawingSvg({ drawing: { width, height, shapes }, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      {shapes.map(({ path, fill }, index) => (
        <path key={index} d={toRelativePath(path)} fill={fill} />
      ))}
    </svg>
  )
}

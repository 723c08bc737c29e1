import type { Drawing } from '#domain/qr/draw-code.ts'

type Props = { drawing: Pick<Drawing, 'width' | 'height' | 'shapes'>; className?: string }

/** Outlines inside a page. Without a label: it stands beside its words. */
export function DrawingSvg({ drawing: { width, height, shapes }, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      {shapes.map(({ path, fill }, at) => (
        <path key={at} d={path} fill={fill} />
      ))}
    </svg>
  )
}

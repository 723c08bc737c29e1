import type { Direction } from '#i18n/languages.ts'
import { extrude } from './extrude.ts'
import { letterShapes, type Letter } from './letter-shapes.ts'

type Props = { letter: Letter; dir: Direction; className?: string; pose?: 'standing' | 'fallen' }

const size = 640
const baseline = 590
const scale = 1.12
const depth = [112, 40] as const
const slats = Array.from({ length: 9 }, (_, at) => at * 104 - 330)

/** A Hebrew letter as a thing: cut deep, standing in hard light through shutters, with the dot at its foot. The light comes from where the line begins. */
export function LetterScene({ letter, dir, className = '', pose = 'standing' }: Props) {
  const forward = dir === 'rtl' ? -1 : 1
  const { box, face, outline } = letterShapes[letter]
  const thickness = extrude(outline, [depth[0] * forward, depth[1]])
  const [left, , right, bottom] = box
  const center = size / 2 - ((left + right) / 2) * scale
  const place = `translate(${center} ${baseline - (depth[1] + Math.max(0, bottom)) * scale}) scale(${scale})`
  const tilt = pose === 'fallen' ? `rotate(${forward * 24} ${size / 2} ${baseline})` : undefined
  const ball = size / 2 - forward * (((right - left) / 2) * scale + 26)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio={`${dir === 'rtl' ? 'xMin' : 'xMax'}YMax slice`}
      className={className}
    >
      <g className="scene-slats" transform={`rotate(${forward * 30} ${size / 2} ${size / 2})`}>
        {slats.map((y) => (
          <rect key={y} x={-size} y={y} width={size * 3} height={46} />
        ))}
      </g>
      <rect className="scene-floor" x={-size} y={baseline - 54} width={size * 3} height={size} />
      <g transform={tilt}>
        <path className="scene-shade" d={face} transform={`translate(${-forward * 64} -20) ${place}`} />
        <g transform={place}>
          <path className="scene-under" d={thickness.along} />
          <path className="scene-side" d={thickness.across} />
          <path className="scene-face" d={face} />
        </g>
      </g>
      <ellipse className="scene-shade" cx={ball - forward * 26} cy={baseline - 2} rx={66} ry={13} />
      <circle className="scene-ball" cx={ball} cy={baseline - 50} r={52} />
      <path className="scene-ball-shade" d={`M${ball} ${baseline - 102}a52 52 0 0 ${forward === 1 ? 0 : 1} 0 104z`} />
    </svg>
  )
}

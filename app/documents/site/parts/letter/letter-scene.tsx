import type { Direction } from '#i18n/languages.ts'
import { extrude } from './extrude.ts'
import type { Letter } from '#catalog/letters.ts'
import { letterShapes } from './letter-shapes.ts'

type Props = { letter: Letter; dir: Direction; className?: string }

const size = 640
const baseline = 590
const depth = [112, 40] as const
/**
 * Shears the slats along the beam of light, which falls from the top at the end of the line to the
 * foot of the letter.
 */
const beam = 'matrix(1 0.577 -0.65 1 0 0)'
/**
 * Vertical positions of the slats of light. A phone hides the first six, which would be behind the
 * text.
 */
const slats = Array.from({ length: 18 }, (_, index) => (index - 8.5) * 76)
/**
 * The maximum size of a letter with its depth: lamed has an ascender and qof a descender, and both
 * must fit the backdrop.
 */
const largest = { width: 590, height: 520, scale: 1.12 }
/** How far slats and floor extend beyond the view box, for elements of another aspect ratio. */
const overhang = 2400

/**
 * A Hebrew letter as a solid in hard light through shutters, with the dot at its foot. All lengths
 * are in units of the view box.
 */
export function LetterScene({ letter, dir, className = '' }: Props) {
  const forward = dir === 'rtl' ? -1 : 1
  const { box, face, outline } = letterShapes[letter]
  const thickness = extrude(outline, [depth[0] * forward, depth[1]])
  const [left, top, right, bottom] = box
  const scale = Math.min(
    largest.scale,
    largest.width / (right - left + depth[0]),
    largest.height / (bottom - top + depth[1]),
  )
  const middle = size / 2
  const foot = baseline - (depth[1] + Math.max(0, bottom)) * scale
  // Centres the letter together with its depth.
  const shift = middle - ((left + right + depth[0] * forward) / 2) * scale
  const transform = `translate(${shift} ${foot}) scale(${scale})`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio={dir === 'rtl' ? 'xMinYMax' : 'xMaxYMax'}
      className={`scene ${className}`}
    >
      <g
        className="scene-slats"
        transform={forward === 1 ? beam : `translate(${size}) scale(-1 1) ${beam}`}
      >
        {slats.map((lift) => (
          <rect key={lift} x={306} y={lift} width={overhang} height={34} />
        ))}
      </g>
      <rect
        className="scene-floor"
        x={-overhang}
        y={baseline - 54}
        width={overhang * 2}
        height={size}
      />
      <path
        className="scene-shade"
        d={face}
        transform={`translate(${-forward * 64} -20) ${transform}`}
      />
      <g transform={transform}>
        <path className="scene-under" d={thickness.along} />
        <path className="scene-side" d={thickness.across} />
        <path className="scene-face" d={face} />
      </g>
      <Ball
        x={shift + (forward === 1 ? left * scale - 26 : right * scale + 26)}
        forward={forward}
      />
    </svg>
  )
}

const radius = 52

function Ball({ x, forward }: { x: number; forward: 1 | -1 }) {
  return (
    <>
      <ellipse className="scene-shade" cx={x - forward * 26} cy={baseline - 2} rx={66} ry={13} />
      <circle className="scene-ball" cx={x} cy={baseline - radius + 2} r={radius} />
      <path
        className="scene-ball-shade"
        d={`M${x} ${baseline - 2 * radius + 2}a${radius} ${radius} 0 0 ${forward === 1 ? 0 : 1} 0 ${2 * radius}z`}
      />
    </>
  )
}

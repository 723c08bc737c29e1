import { dataAttributes } from '#parts/data-attributes.ts'
import { litPath, radius } from './behaviours/lit-path.ts'

const box = `${-radius - 2} ${-radius - 2} ${2 * radius + 4} ${2 * radius + 4}`

/** The moon as an icon: a dark disc and its lit part. */
export function Moon({ phase }: { phase: number }) {
  return (
    <svg aria-hidden="true" viewBox={box} className="moon">
      <circle className="moon-dark" r={radius} />
      <path className="moon-lit" d={litPath(phase)} />
    </svg>
  )
}

/**
 * The seas at their real positions, as center and half axes on the disc: Imbrium, Serenitatis and
 * so on.
 */
const seas = [
  [-30, -50, 34, 29],
  [28, -44, 21, 19],
  [43, -12, 26, 21],
  [78, -27, 10, 14],
  [69, 10, 17, 20],
  [51, 24, 11, 11],
  [-22, 32, 24, 18],
  [-55, 36, 14, 14],
  [-66, -10, 28, 46],
  [-2, -80, 44, 8],
  [5, -18, 12, 10],
  [-38, 14, 20, 14],
] as const

/** The moon with its seas. A behaviour moves the edge of its shadow. */
export function LargeMoon({ phase }: { phase: number }) {
  return (
    <svg aria-hidden="true" viewBox={box} className="moon moon-large">
      <defs>
        <clipPath id="moon-lit">
          <path d={litPath(phase)} {...dataAttributes({ moon: true })} />
        </clipPath>
        <radialGradient id="moon-sea">
          <stop offset="0" className="moon-sea" />
          <stop offset="0.55" className="moon-sea" />
          <stop offset="1" className="moon-sea-edge" />
        </radialGradient>
        <radialGradient id="moon-crater">
          <stop offset="0.1" className="moon-crater" />
          <stop offset="1" className="moon-crater-edge" />
        </radialGradient>
      </defs>
      <circle className="moon-dark" r={radius} />
      <g clipPath="url(#moon-lit)">
        <circle className="moon-lit" r={radius} />
        {seas.map(([cx, cy, rx, ry]) => (
          <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx={rx} ry={ry} fill="url(#moon-sea)" />
        ))}
        <circle cx={-12} cy={68} r={22} fill="url(#moon-crater)" />
      </g>
    </svg>
  )
}

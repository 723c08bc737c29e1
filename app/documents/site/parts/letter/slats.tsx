import type { Direction } from '#i18n/languages.ts'

const size = 640
/**
 * Shears the slats along the light of a sun at the upper left, as in the pictures, in both
 * languages.
 */
const beam = 'matrix(1 0.577 -0.65 1 0 0)'
const lifts = Array.from({ length: 18 }, (_, index) => (index - 8.5) * 76)
const length = 2400
/** Where the slats end, before the text. */
const ends = { rtl: 300, ltr: 306 } as const

/** Light through a shutter, on the wall behind a rendered object. */
export function Slats({ dir }: { dir: Direction }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio={dir === 'rtl' ? 'xMinYMax' : 'xMaxYMax'}
      className="scene opening-scene opening-slats"
    >
      <g className="scene-slats" transform={beam}>
        {lifts.map((lift) => (
          <rect
            key={lift}
            x={dir === 'rtl' ? ends.rtl - length : ends.ltr}
            y={lift}
            width={length}
            height={34}
          />
        ))}
      </g>
    </svg>
  )
}

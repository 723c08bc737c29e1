import { questions } from '#content/templates/real-estate-investment/prices.ts'
import { alongAfter, drawFan, fanSize, heightOf } from './behaviours/fan.ts'

type Props = { label: string; start: Parameters<typeof drawFan>[0] }

/**
 * A chart of the scenarios over the years: the area between weak and good, the middle one, and the
 * sum itself.
 */
export function Fan({ label, start }: Props) {
  const { width, height } = fanSize
  const { area, middle } = drawFan(start)
  const years = Array.from(
    { length: questions.years.most + 1 },
    (_, after) => `M${alongAfter(after)} 0V${height}`,
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="fan"
    >
      <path className="fan-years" d={years.join('')} />
      <polygon className="fan-area" points={area} />
      <path className="fan-sum" d={`M0 ${heightOf(1)}H${width}`} />
      <polyline className="fan-middle" points={middle} />
    </svg>
  )
}

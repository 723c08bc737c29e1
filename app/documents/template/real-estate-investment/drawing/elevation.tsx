import type { BuildingId } from '#content/templates/real-estate-investment/prices.ts'
import { elevations } from './blocks.ts'

type FloorState = 'leased' | 'built' | 'planned'
type Floor = { level: number; offset: number; width: number; bays: number; state: FloorState }

/** Space above the roof, for a mast or a crane. Meters. */
const roofSpace = 12
/** Height of a slab in meters, and the width of a pier as a share of a window's width. */
const slab = 0.55
const pier = 0.28

/**
 * The front of a building, in meters: leased floors are lit, floors that are not built yet are
 * dashed.
 */
export function Elevation({ id, label }: { id: BuildingId; label: string }) {
  const { width, floor: floorHeight } = elevations[id]
  const floors = floorsOf(id)
  const height = floors.length * floorHeight + roofSpace
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={`elevation elevation-${id}`}
    >
      {floors.map((floor) => (
        <FloorFront
          key={floor.level}
          {...floor}
          top={height - (floor.level + 1) * floorHeight}
          height={floorHeight}
        />
      ))}
      <OnRoof id={id} roof={roofSpace} />
    </svg>
  )
}

function floorsOf(id: BuildingId): Floor[] {
  const { blocks, leased, built } = elevations[id]
  const stateOf = (level: number): FloorState => {
    if (level < leased) return 'leased'
    return level < built ? 'built' : 'planned'
  }
  return blocks
    .flatMap(({ floors, ...block }) => Array.from({ length: floors }, () => block))
    .map((block, level) => ({ ...block, level, state: stateOf(level) }))
}

type FrontProps = Floor & { top: number; height: number }

/** A slab with a row of windows below it. */
function FloorFront({ offset, width, bays, state, top, height }: FrontProps) {
  const step = width / bays
  const windows = Array.from({ length: bays }, (_, bay) => {
    const x = offset + step * (bay + pier / 2)
    return `M${round(x)} ${round(top + slab * 2)}h${round(step * (1 - pier))}v${round(height - slab * 3)}h-${round(step * (1 - pier))}z`
  })
  return (
    <g className={`floor floor-${state}`}>
      {state === 'planned' ? (
        <rect x={offset} y={round(top)} width={width} height={height} />
      ) : (
        <>
          <path
            className="floor-slab"
            d={`M${offset - 0.6} ${round(top)}h${width + 1.2}v${slab}h-${width + 1.2}z`}
          />
          <path className="floor-windows" d={windows.join('')} />
        </>
      )}
    </g>
  )
}

function round(meters: number): number {
  return Math.round(meters * 100) / 100
}

/** Distinguishes the buildings above the roof: a mast, a crane. */
function OnRoof({ id, roof }: { id: BuildingId; roof: number }) {
  if (id === 'alon') return <path className="on-roof" d={`M23 ${roof}V1M20 ${roof}v-4h6v4`} />
  if (id === 'sdera')
    return <path className="on-roof" d={`M53 ${roof + 30}V1M57 3H14M53 1 20 3M53 1l4 2M18 3v9`} />
  return null
}

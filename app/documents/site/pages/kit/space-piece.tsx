import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96, 144] as const
const tokens = ['gutter', 'section', 'nav'] as const

export function SpacePiece({ words }: { words: KitWords }) {
  return (
    <Piece id="space" title={words.piece.space}>
      <div className="kit-row">
        {steps.map((step) => (
          <Sample key={step} part={String(step)}>
            <svg aria-hidden="true" width={step} height={step} className="kit-block">
              <rect width="100%" height="100%" />
            </svg>
          </Sample>
        ))}
      </div>
      {tokens.map((token) => (
        <Sample key={token} part={token}>
          <div className={`kit-bar kit-bar-${token}`} />
        </Sample>
      ))}
    </Piece>
  )
}

const corners = ['field', 'chip', 'card', 'picture', 'panel', 'full'] as const

/** A block has one round corner, at the end of the line. */
export function CornersPiece({ words }: { words: KitWords }) {
  return (
    <Piece id="corners" title={words.piece.corners}>
      <div className="kit-grid">
        {corners.map((corner) => (
          <Sample key={corner} part={corner}>
            <div className={`kit-corner kit-corner-${corner}`} />
          </Sample>
        ))}
      </div>
    </Piece>
  )
}

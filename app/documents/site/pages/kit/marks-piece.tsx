import { claims } from '#catalog/claims.ts'
import { Figure } from '#documents/site/parts/figure.tsx'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import { Arrow } from '#ui/arrow.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

type Props = { badge: string; tags: readonly string[]; popular: string; words: KitWords }

export function MarksPiece({ badge, tags, popular, words }: Props) {
  return (
    <Piece id="marks" title={words.piece.marks}>
      <div className="kit-row">
        <Sample part="Dot">
          <p className="headline-d1">
            <Dot />
          </p>
        </Sample>
        <Sample part="badge">
          <p className="badge">{badge}</p>
        </Sample>
        <Sample part="dot-item">
          <p className="dot-item">{tags[0]}</p>
        </Sample>
        <Sample part="row-note">
          <p>
            <span className="row-note">{popular}</span>
          </p>
        </Sample>
        <Sample part="Arrow">
          <Arrow className="size-5" />
        </Sample>
        {Object.entries(claims).map(([id, claim]) => (
          <Sample key={id} part="Figure">
            <p className="headline-d2">
              <Figure {...claim} />
            </p>
          </Sample>
        ))}
      </div>
    </Piece>
  )
}

import type { Token } from './colours/read-colours.ts'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

export function ColoursPiece({ tokens, words }: { tokens: readonly Token[]; words: KitWords }) {
  return (
    <Piece id="colours" title={words.piece.colours}>
      <ul className="kit-grid">
        {tokens.map(({ name, value, onPage }) => (
          <li key={name}>
            <svg aria-hidden="true" className="kit-swatch">
              <rect width="100%" height="100%" fill={`var(--color-${name})`} />
            </svg>
            <p className="kit-name">
              <bdi dir="ltr">
                <b>{name}</b>
              </bdi>
            </p>
            <p className="kit-name">
              <bdi dir="ltr">{value.replaceAll('var(--color-', '(')}</bdi>
            </p>
            <p className="kit-name">
              {words.onBackground} <bdi dir="ltr">{onPage.toFixed(2)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Piece>
  )
}

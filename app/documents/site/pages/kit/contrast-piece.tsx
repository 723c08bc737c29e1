import { describeGround, type Measured } from './colours/measure.ts'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

type Props = { pairs: readonly Measured[]; words: KitWords }

/**
 * Every pair that tests/conventions/contrast.test.ts checks, except those on backdrops, which are
 * shown with the backdrops.
 */
export function ContrastPiece({ pairs, words }: Props) {
  const byGround = Map.groupBy(
    pairs.filter(({ tone }) => tone === undefined),
    describeGround,
  )
  return (
    <Piece id="contrast" title={words.piece.contrast}>
      <div className="kit-grounds">
        {[...byGround].map(([name, measured]) => (
          <div key={name}>
            <p className="kit-name">
              <bdi dir="ltr">{name}</bdi>
            </p>
            <ul className="kit-pairs">
              {measured.map((pair) => (
                <li key={`${pair.text} ${pair.need}`}>
                  <PairSwatch {...pair} />
                  <PairNumber pair={pair} words={words} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Piece>
  )
}

function PairSwatch({ ground: { name, veil, scheme }, text, need }: Measured) {
  const colour = `var(--color-${text})`
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 48"
      className={scheme === 'dark' ? 'kit-pair kit-dark' : 'kit-pair'}
    >
      <rect width="96" height="48" fill={`var(--color-${name})`} />
      {veil ? (
        <rect width="96" height="48" fill={`var(--color-${veil.name})`} fillOpacity={veil.alpha} />
      ) : null}
      {need === 'part' ? (
        <rect
          x="28"
          y="14"
          width="40"
          height="20"
          rx="10"
          fill="none"
          stroke={colour}
          strokeWidth="3"
        />
      ) : (
        <text x="48" y="30" textAnchor="middle" direction="ltr" fill={colour}>
          אב Ag
        </text>
      )}
    </svg>
  )
}

export function PairNumber({
  pair: { text, contrast, enough },
  words,
}: {
  pair: Measured
  words: KitWords
}) {
  return (
    <p className="kit-name">
      <bdi dir="ltr">
        {text} {contrast.toFixed(2)}
      </bdi>
      {enough ? null : <strong> {words.faint}</strong>}
    </p>
  )
}

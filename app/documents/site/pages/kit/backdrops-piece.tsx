import { languages, type Lang } from '#i18n/languages.ts'
import { DageshMark } from '#documents/site/parts/letter/dagesh-mark.tsx'
import { LetterScene } from '#documents/site/parts/letter/letter-scene.tsx'
import { backdrops, type Backdrop } from '#content/backdrops.ts'
import type { Measured } from './colours/measure.ts'
import { PairNumber } from './contrast-piece.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

type Props = {
  lang: Lang
  pairs: readonly Measured[]
  letterTones: readonly string[]
  words: KitWords
}

const letters = ['א', 'ל', 'ש', 'ק', 'ס'] as const

/** Backdrops without a letter are used beside a picture. */
export function BackdropsPiece({ lang, pairs, letterTones, words }: Props) {
  const { dir } = languages[lang]
  return (
    <Piece id="backdrops" title={words.piece.backdrops}>
      <ul className="kit-backdrops">
        {(Object.keys(backdrops) as Backdrop[]).map((tone, index) => (
          <li key={tone} className={`${backdrops[tone].className} kit-backdrop`}>
            {letterTones.includes(tone) ? (
              <LetterScene letter={letters[index % 5] ?? 'א'} dir={dir} className="kit-scene" />
            ) : null}
            <div className="kit-backdrop-words">
              <p>
                <bdi dir="ltr">{tone}</bdi>
              </p>
              {wordsOn(tone, pairs).map((pair) => (
                <PairNumber key={pair.text} pair={pair} words={words} />
              ))}
            </div>
          </li>
        ))}
        <li className="tone-fig kit-backdrop">
          <DageshMark className="kit-mark" />
        </li>
      </ul>
    </Piece>
  )
}

/**
 * The lowest contrast of each text colour. Text under the navigation has the page's colour, other
 * text the backdrop's.
 */
function wordsOn(tone: Backdrop, pairs: readonly Measured[]): Measured[] {
  const onBackdrop = pairs.filter(
    (pair) => pair.tone === tone && pair.need === 'body' && pair.ground.name === 'backdrop',
  )
  const byText = Map.groupBy(onBackdrop, ({ text }) => text)
  return [...byText.values()].flatMap((same) =>
    same.toSorted((one, other) => one.contrast - other.contrast).slice(0, 1),
  )
}

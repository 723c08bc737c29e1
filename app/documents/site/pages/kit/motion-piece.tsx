import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import { Button } from '#ui/button.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

/** The durations of the design, each with its easing. */
const motions = [
  { id: 'press', duration: 120, curve: 'out' },
  { id: 'hover', duration: 240, curve: 'out' },
  { id: 'reveal', duration: 520, curve: 'out' },
  { id: 'page', duration: 700, curve: 'in-out' },
] as const

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

function watchReducedMotion(onChange: () => void) {
  const query = matchMedia(reducedMotionQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function MotionPiece({ words }: { words: KitWords }) {
  const isReduced = useSyncExternalStore(
    watchReducedMotion,
    () => matchMedia(reducedMotionQuery).matches,
    () => false,
  )
  return (
    <Piece id="motion" title={words.piece.motion}>
      {isReduced ? <p>{words.still}</p> : null}
      {motions.map(({ id, duration, curve }) => (
        <Motion
          key={id}
          name={words.motions[id]}
          part={`${duration} ms, ease-${curve}`}
          play={words.play}
        >
          {(round) => (
            <span
              key={round}
              className={`kit-runner ${round === 0 ? '' : `kit-run kit-run-${duration} kit-${curve}`}`}
            />
          )}
        </Motion>
      ))}
      <Motion name={words.motions.drop} part="900 ms" play={words.play}>
        {(round) => (
          <span key={round} className="headline-d2">
            א<Dot className="kit-drop" />
          </span>
        )}
      </Motion>
      <Journey name={words.motions.journey} part="420 ms" play={words.play} />
    </Piece>
  )
}

type MotionProps = {
  name: string
  part: string
  play: string
  children: (round: number) => React.ReactNode
}

/** A new key creates a new element, so that its animation starts again. */
function Motion({ name, part, play, children }: MotionProps) {
  const [round, setRound] = useState(0)
  return (
    <div className="kit-motion">
      <Button type="button" size="small" variant="line" onClick={() => setRound(round + 1)}>
        {play}
      </Button>
      <p className="kit-name">
        {name} <bdi dir="ltr">{part}</bdi>
      </p>
      <div className="kit-track">{children(round)}</div>
    </div>
  )
}

/** The same dot in two places, moved by a view transition. */
function Journey({ name, part, play }: Omit<MotionProps, 'children'>) {
  const [isThere, setIsThere] = useState(false)
  const go = () => {
    const move = () => flushSync(() => setIsThere(!isThere))
    if (matchMedia(reducedMotionQuery).matches) move()
    else document.startViewTransition(move)
  }
  return (
    <div className="kit-motion">
      <Button type="button" size="small" variant="line" onClick={go}>
        {play}
      </Button>
      <p className="kit-name">
        {name} <bdi dir="ltr">{part}</bdi>
      </p>
      <div className={`kit-track headline-d2 ${isThere ? 'kit-track-end' : ''}`}>
        <Dot className="dagesh" />
      </div>
    </div>
  )
}

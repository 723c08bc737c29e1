import type { ReactNode } from 'react'
import type { PieceId } from './kit-words.ts'
import type { State } from './show-states.ts'

type PieceProps = { id: PieceId; title: string; children: ReactNode }

export function Piece({ id, title, children }: PieceProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="kit-piece">
      <h2 id={`${id}-title`} className="kit-piece-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

type SampleProps = {
  /** Its name in the code. */
  part?: string
  name?: string
  /** Shows it in a state of the pointer or the focus. */
  state?: State | undefined
  children: ReactNode
}

export function Sample({ part, name, state, children }: SampleProps) {
  return (
    <div className="kit-sample">
      <div data-kit-state={state}>{children}</div>
      <p className="kit-name">
        {part ? <bdi dir="ltr">{part}</bdi> : null} {name}
      </p>
    </div>
  )
}

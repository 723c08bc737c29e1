import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

type Props = { words: KitWords; label: string; privacy: { text: string; link: string } }

const states = [undefined, 'hover', 'focus'] as const
const kinds = ['text-link', 'footer-link', 'nav-link', 'pill', 'round-button'] as const

export function LinksPiece({ words, label, privacy }: Props) {
  const container = useRef<HTMLDivElement>(null)
  return (
    <Piece id="links" title={words.piece.links}>
      {kinds.slice(0, 3).map((kind) => (
        <div key={kind} className="kit-row">
          {states.map((state) => (
            <Sample
              key={state ?? 'rest'}
              part={kind}
              name={words.states[state ?? 'rest']}
              state={state}
            >
              <a href="#links" className={kind}>
                {label}
              </a>
            </Sample>
          ))}
        </div>
      ))}
      <div className="kit-row">
        {states.map((state) => (
          <Sample
            key={state ?? 'rest'}
            part="prose-links"
            name={words.states[state ?? 'rest']}
            state={state}
          >
            <p className="prose-links text-small text-fg-muted">
              {privacy.text.slice(0, 60)}… <a href="#links">{privacy.link}</a>
            </p>
          </Sample>
        ))}
      </div>
      <div ref={container} className="kit-row">
        <Button
          type="button"
          size="small"
          variant="line"
          onClick={() => moveFocus(container.current)}
        >
          {words.walkFocus}
        </Button>
        {kinds.map((kind) => (
          <a key={kind} href="#links" className={kind} data-stop="">
            {kind === 'round-button' ? '?' : label}
          </a>
        ))}
      </div>
    </Piece>
  )
}

/** Focuses the next link with its focus ring, as the Tab key would. */
function moveFocus(container: HTMLElement | null): void {
  const stops = [...(container?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const next = stops.find((stop) => !stop.hasAttribute('data-been')) ?? stops[0]
  if (next === stops[0]) for (const stop of stops) stop.removeAttribute('data-been')
  next?.setAttribute('data-been', '')
  next?.focus({ focusVisible: true })
}

import type { Nav } from '#copy/he/nav.ts'
import { ThemeToggle } from '#documents/site/parts/nav/theme-toggle.tsx'
import { Button } from '#ui/button.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

type Props = { words: KitWords; label: string; sending: string; theme: Nav['theme'] }

const looks = [
  { variant: 'solid', size: 'normal' },
  { variant: 'line', size: 'normal' },
  { variant: 'solid', size: 'small' },
  { variant: 'line', size: 'small' },
] as const

const states = ['hover', 'focus', 'press'] as const

export function ButtonsPiece({ words, label, sending, theme }: Props) {
  return (
    <Piece id="buttons" title={words.piece.buttons}>
      {looks.map((look) => (
        <div key={`${look.variant} ${look.size}`} className="kit-row">
          <Sample part={look.variant} name={words.states.rest}>
            <Button type="button" {...look}>
              {label}
            </Button>
          </Sample>
          {states.map((state) => (
            <Sample key={state} name={words.states[state]} state={state}>
              <Button type="button" {...look}>
                {label}
              </Button>
            </Sample>
          ))}
          <Sample name={words.states.notReady}>
            <Button type="button" {...look} aria-disabled>
              {label}
            </Button>
          </Sample>
          <Sample name={words.states.busy}>
            <Button type="button" {...look} aria-disabled isBusy>
              {sending}
            </Button>
          </Sample>
        </div>
      ))}
      <div className="kit-row">
        {[undefined, ...states].map((state) => (
          <Sample key={state ?? 'rest'} name={words.states[state ?? 'rest']} state={state}>
            <ThemeToggle copy={theme} />
          </Sample>
        ))}
      </div>
    </Piece>
  )
}

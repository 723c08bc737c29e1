import type { AdminKeyboard } from '#desk/words/he/keyboard.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { openDialog } from '#desk/parts/open-dialog.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

type Props = { copy: AdminKeyboard['help']; onClose: () => void }

const keys = [
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['Enter']],
  ['status', ['S']],
  ['note', ['E']],
  ['select', ['X']],
  ['range', ['Shift', 'J']],
  ['search', ['/']],
  ['find', ['Ctrl', 'K']],
  ['help', ['?']],
] as const satisfies readonly (readonly [keyof Props['copy']['keys'], readonly string[]])[]

/** All keys with what they do, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutHelp({ copy, onClose }: Props) {
  const isOn = useSingleKeys()
  return (
    <dialog
      ref={openDialog}
      closedby="any"
      onClose={onClose}
      aria-labelledby="shortcut-help-title"
      className="reply-sheet bg-surface-raised p-5 text-fg backdrop:bg-ink/50 md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="shortcut-help-title" className="text-[1.375rem] leading-tight font-bold">
          {copy.title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:bg-selected"
          >
            <Icon name="close" />
            <span className="sr-only">{copy.close}</span>
          </button>
        </form>
      </div>
      <dl className="mt-3 border-t border-line">
        {keys.map(([action, pressed]) => (
          <div
            key={action}
            className="flex items-center justify-between gap-6 border-b border-line py-2"
          >
            <dt>{copy.keys[action]}</dt>
            <dd dir="ltr" className="flex gap-1.5">
              {pressed.map((each) => (
                <kbd
                  key={each}
                  className="min-w-7 rounded-sm border border-field-line px-1.5 py-0.5 text-center [font-family:inherit] text-small"
                >
                  {each}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="single-keys-note"
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          className="size-5"
        />
        {copy.single}
      </label>
      <p id="single-keys-note" className="text-small text-fg-muted">
        {copy.singleNote}
      </p>
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '#desk/parts/icon.tsx'

type Props = { id: string; title: string; close: string; children: ReactNode }

/** A sheet that a button with `popoverTarget` opens, without scripts too. */
export function SheetFrame({ id, title, close, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="reply-sheet bg-surface-raised p-5 text-fg backdrop:bg-ink/50 md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={`${id}-title`} className="text-[1.375rem] leading-tight font-bold">
          {title}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:bg-selected"
        >
          <Icon name="close" />
          <span className="sr-only">{close}</span>
        </button>
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { openDialog } from './open-dialog.ts'

type Props = { title: string; close: string; onClose: () => void; children: ReactNode }

/** Shows a form in a dialog where its own page cannot be loaded. */
export function FormDialog({ title, close, onClose, children }: Props) {
  return (
    <dialog
      ref={openDialog}
      onClose={onClose}
      aria-labelledby="form-dialog-title"
      className="m-auto max-h-[calc(100dvh-1rem)] w-130 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-se-card bg-surface-raised p-5 text-body text-fg backdrop:bg-ink/60 md:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="form-dialog-title" className="text-[1.375rem] leading-tight font-bold">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className="-me-2 min-h-11 px-2 text-small font-medium underline underline-offset-4"
          >
            {close}
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}

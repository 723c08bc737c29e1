import { openDialog } from './open-dialog.ts'

type Props = {
  copy: { title: string; text: string; stay: string; leave: string }
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved input is left. Escape stays on the page. */
export function LeaveDialog({ copy, onStay, onLeave }: Props) {
  return (
    <dialog
      ref={openDialog}
      onClose={onStay}
      closedby="any"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-se-card bg-surface-raised p-6 text-body text-fg backdrop:bg-ink/60 md:p-8"
    >
      <h2 id="leave-title" className="text-[1.375rem] leading-tight font-bold text-balance">
        {copy.title}
      </h2>
      <p id="leave-text" className="mt-3 text-fg-muted">
        {copy.text}
      </p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className="pill pill-small">
          {copy.stay}
        </button>
        <button type="button" onClick={onLeave} className="pill pill-small pill-line">
          {copy.leave}
        </button>
      </form>
    </dialog>
  )
}

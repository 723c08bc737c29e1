import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { PendingForm } from './pending-work.ts'

type Props = {
  copy: AdminCopy['pending']['forms']
  form: PendingForm
  /** Absent where there is no other form to fill in. */
  onAnother?: () => void
}

/** Shown instead of the fields while a form is waiting to be sent. */
export function WaitingForm({ copy, form, onAnother }: Props) {
  return (
    <div className="mt-5 border-s-4 border-citron ps-4">
      <p role="status">{fill(copy.waiting[form.kind], { name: isolateAuto(form.lead.name) })}</p>
      {onAnother ? (
        <button type="button" onClick={onAnother} className="pill pill-small pill-line mt-4">
          {copy.another}
        </button>
      ) : null}
    </div>
  )
}

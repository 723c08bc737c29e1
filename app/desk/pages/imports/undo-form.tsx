import { Form, useNavigation } from 'react-router'
import { SubmitButton } from '#desk/parts/submit-button.tsx'

/** Moves everything that the import stored to the deleted leads, from where it can be restored. */
export function UndoForm({ label, note }: { label: string; note: string | null }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-8">
      <input type="hidden" name="intent" value="undo" />
      <SubmitButton isBusy={isBusy} label={label} busyLabel={label} size="small" variant="line" />
      {note === null ? null : <p className="mt-3 max-w-[44em] text-small text-fg-muted">{note}</p>}
    </Form>
  )
}

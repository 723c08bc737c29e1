import { Form } from 'react-router'

/** Removes the file. Nothing of it was stored, so nothing is lost but the upload. */
export function DiscardForm({ label }: { label: string }) {
  return (
    <Form method="post" className="mt-4">
      <button
        type="submit"
        name="intent"
        value="discard"
        className="min-h-11 text-small text-fg-muted underline-offset-4 hover:text-danger hover:underline"
      >
        {label}
      </button>
    </Form>
  )
}

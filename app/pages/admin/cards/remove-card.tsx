import { Form } from 'react-router'
import type { AdminCards } from '#copy/he/admin-cards.ts'
import { Button } from '#ui/button.tsx'

/** Opens before it deletes: what is lost is said first. */
export function RemoveCard({ copy }: { copy: AdminCards }) {
  return (
    <details className="border-t-2 border-line-strong pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{copy.remove}</summary>
      <p className="mt-2 text-small">{copy.removeSure}</p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="remove" variant="line" size="small">
          {copy.remove}
        </Button>
      </Form>
    </details>
  )
}

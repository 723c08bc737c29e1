import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'

/** Posts the intent `remove`, after a disclosure that says what is lost. */
export function RemoveItem({ label, sure }: { label: string; sure: string }) {
  return (
    <details className="border-t-2 border-line-strong pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{label}</summary>
      <p className="mt-2 text-small">{sure}</p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="remove" variant="line" size="small">
          {label}
        </Button>
      </Form>
    </details>
  )
}

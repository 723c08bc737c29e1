import type { Forms } from '#copy/he/forms.ts'
import { Button } from '#ui/button.tsx'

type Props = { copy: Forms['lead']; isEmailDelayed: boolean; onNewForm: () => void }

/** Replaces the form that was sent, and takes the focus that was in it. */
export function LeadSent({ copy, isEmailDelayed, onNewForm }: Props) {
  const { title, text } = isEmailDelayed ? copy.warning : copy.success
  return (
    <div className="rounded-se-card bg-surface px-6 py-12 sm:px-10">
      <h3 tabIndex={-1} ref={focusOnMount} className="headline-h2 outline-none">
        {title}
      </h3>
      <p className="mt-4 mb-8 max-w-[31em] text-lede">{text}</p>
      <Button type="button" variant="line" onClick={onNewForm}>
        {copy.success.again}
      </Button>
    </div>
  )
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

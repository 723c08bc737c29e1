import type { Forms } from '#copy/he/forms.ts'
import { Button } from '#ui/button.tsx'

type Props = { copy: Forms['lead']; isMailDelayed: boolean; onAgain: () => void }

/** Stands where the form was. The keyboard and the screen reader go on from here. */
export function LeadSent({ copy, isMailDelayed, onAgain }: Props) {
  const { title, text } = isMailDelayed ? copy.warning : copy.success
  return (
    <div className="rounded-se-card bg-surface px-6 py-12 sm:px-10">
      <h3 tabIndex={-1} ref={focusOnArrival} className="headline-h2 outline-none">
        {title}
      </h3>
      <p className="mt-4 mb-8 max-w-[31em] text-lede">{text}</p>
      <Button type="button" variant="line" onClick={onAgain}>
        {copy.success.again}
      </Button>
    </div>
  )
}

function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}

import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> & {
  isBusy: boolean
  label: string
  /** Shown while the form is being submitted. */
  busyLabel: string
}

export function SubmitButton({ isBusy, label, busyLabel, ...look }: Props) {
  return (
    <Button
      type="submit"
      isBusy={isBusy}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      {...look}
    >
      {isBusy ? busyLabel : label}
    </Button>
  )
}

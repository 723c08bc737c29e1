import { useState } from 'react'
import { randomUuid } from '#parts/lead-attempt.ts'

/** The key of a form's change: sent twice, the change is made once. */
export function ChangeKey() {
  const [key] = useState(randomUuid)
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />
}

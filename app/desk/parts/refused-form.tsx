import { useEffect, useRef } from 'react'

/**
 * Says above a form that nothing was stored, and leads to the first field that is marked. Not a toast,
 * which would cover the button on a phone.
 * @param answer a new one for each answer of the server, so that each leads to its field
 */
export function RefusedForm({ answer }: { answer: { problem: string | null } | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answer === undefined || answer.problem === null) return
    const fault = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    ;(fault ?? line.current)?.focus()
  }, [answer])
  const problem = answer?.problem ?? null
  if (problem === null) return null
  return (
    <p ref={line} role="alert" tabIndex={-1} className="mt-6 font-medium text-danger">
      {problem}
    </p>
  )
}

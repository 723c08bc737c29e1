import { useEffect, useRef } from 'react'

/**
 * Says above a form that nothing was stored, and leads to the first field that is marked. Not a toast,
 * which would cover the button on a phone.
 * @param answer changes with each answer of the server
 */
export function RefusedForm({ problem, answer }: { problem: string | null; answer: unknown }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem === null) return
    const fault = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    ;(fault ?? line.current)?.focus()
  }, [problem, answer])
  if (problem === null) return null
  return (
    <p ref={line} role="alert" tabIndex={-1} className="mt-6 font-medium text-danger">
      {problem}
    </p>
  )
}

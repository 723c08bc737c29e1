import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change, for visitors who are still choosing. */
const pauseMs = 700

/**
 * Announces a new total to screen readers after a pause. The first total is not announced, because
 * it is on the page already.
 */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

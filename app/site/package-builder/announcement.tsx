import { useEffect, useRef, useState } from 'react'

/** Long enough for somebody who is still choosing. */
const rest = 700

/** Tells screen readers of a new total, once it has settled. The first one they read on the page. */
export function Announcement({ text }: { text: string }) {
  const [told, setTold] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setTold(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  )
}

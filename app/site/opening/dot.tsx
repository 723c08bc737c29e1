/** The dagesh: one per view. It is drawn, never typed, so readers with a screen reader are spared it. */
export function Dot({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`dot ${className}`} />
}

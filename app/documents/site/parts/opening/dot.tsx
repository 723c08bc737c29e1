/**
 * The dagesh, at most once in a view. It is drawn and not a character, so that screen readers skip
 * it.
 */
export function Dot({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`dot ${className}`} />
}

/** The logo of the clinic: an upside-down rainbow with the stripes of the toothpaste. */
export function Smile({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 -1 100 55" className={`smile ${className}`}>
      <path className="smile-outer" d="M6 4a44 44 0 0 0 88 0" />
      <path className="smile-middle" d="M18 4a32 32 0 0 0 64 0" />
      <path className="smile-inner" d="M30 4a20 20 0 0 0 40 0" />
    </svg>
  )
}

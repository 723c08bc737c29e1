/** Points towards the end of the line: left in Hebrew, right in English. */
export function Arrow({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`fill-none stroke-current stroke-2 rtl:-scale-x-100 ${className}`}
    >
      <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />
    </svg>
  )
}

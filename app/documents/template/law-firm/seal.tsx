/** The firm's seal in wax: an arcade in a ring. */
export function Seal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className="seal">
      <path
        className="seal-wax"
        d="M60 3c15-2 24 5 36 13 10 8 18 20 20 33 3 14-1 27-8 40-7 12-17 21-31 26-13 4-28 3-41-3C23 106 12 96 7 82 2 69 2 54 8 40c5-13 14-25 27-31 8-4 16-5 25-6Z"
      />
      <circle className="seal-edge" cx="60" cy="60" r="41" />
      <circle className="seal-beads" cx="60" cy="60" r="36" />
      <path
        className="seal-arch"
        d="M39 78h42M44 78V57a16 16 0 0 1 32 0v21M51 78V58a9 9 0 0 1 18 0v20"
      />
    </svg>
  )
}

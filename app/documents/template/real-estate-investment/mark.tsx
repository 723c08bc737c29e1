/** The logo: a tower of slabs with its upper floors lit. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 46" className="mark">
      <path className="mark-slabs" d="M0 40h40v6H0zM4 30h32v6H4zM4 20h32v6H4z" />
      <path className="mark-lit" d="M8 10h24v6H8zM14 0h12v6H14z" />
    </svg>
  )
}

import { Link } from 'react-router'

type Props = {
  copy: { label: string; newest: string; older: string }
  /** The address of the first page; null on that page. */
  first: string | null
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** Links to the first and the next page of a list. Empty where the list has one page. */
export function ListPaging({ copy, first, next }: Props) {
  if (first === null && next === null) return null
  return (
    <nav aria-label={copy.label} className="mt-6 flex flex-wrap gap-x-6 text-small">
      {first === null ? null : (
        <Link to={first} className="text-link">
          {copy.newest}
        </Link>
      )}
      {next === null ? null : (
        <Link to={`?${new URLSearchParams({ after: next })}`} className="text-link">
          {copy.older}
        </Link>
      )}
    </nav>
  )
}

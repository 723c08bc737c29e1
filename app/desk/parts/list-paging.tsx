import { Link } from 'react-router'

export type PagingWords = { label: string; newest: string; older: string }

type Props = {
  copy: PagingWords
  /** The filter of the list, without the place in it. */
  query?: URLSearchParams
  isFirstPage: boolean
  /** The cursor of the next page; null on the last one. */
  next: string | null
  className?: string
}

/** Links to the first and the next page of a list. Nothing where the list has one page. */
export function ListPaging({ copy, query, isFirstPage, next, className = 'mt-6' }: Props) {
  if (isFirstPage && next === null) return null
  const filter = query ?? new URLSearchParams()
  return (
    <nav
      aria-label={copy.label}
      className={`flex flex-wrap gap-x-6 gap-y-1 text-small ${className}`}
    >
      {isFirstPage ? null : (
        <Link to={`?${filter}`} className="text-link">
          {copy.newest}
        </Link>
      )}
      {next === null ? null : (
        <Link to={`?${new URLSearchParams([...filter, ['after', next]])}`} className="text-link">
          {copy.older}
        </Link>
      )}
    </nav>
  )
}

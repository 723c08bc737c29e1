import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'

type Props = {
  copy: AdminCopy['leads']
  query: URLSearchParams
  next: string | null
  isFirstPage: boolean
  /** null: how many that would be is not known. */
  deleteAll: string | null
  onDeleteAll: () => void
}

export function LeadPaging({ copy, query, next, isFirstPage, deleteAll, onDeleteAll }: Props) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <nav aria-label={copy.pages} className="flex flex-wrap gap-x-6 empty:hidden">
        {isFirstPage ? null : (
          <Link to={`?${query}`} className="text-link">
            {copy.newest}
          </Link>
        )}
        {next === null ? null : (
          <Link to={`?${new URLSearchParams([...query, ['after', next]])}`} className="text-link">
            {copy.older}
          </Link>
        )}
      </nav>
      {deleteAll === null ? (
        <Link
          to={`?${new URLSearchParams([...query, ['count', 'all']])}`}
          preventScrollReset
          className="ms-auto flex min-h-11 items-center px-2 text-fg-muted underline-offset-4 hover:underline"
        >
          {copy.countAll}
        </Link>
      ) : (
        <button
          type="button"
          onClick={onDeleteAll}
          className="ms-auto min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-danger hover:underline"
        >
          {deleteAll}
        </button>
      )}
    </div>
  )
}

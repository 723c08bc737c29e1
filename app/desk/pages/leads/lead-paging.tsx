import { Link } from 'react-router'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import { adminUrl } from '#i18n/links.ts'
import type { Route } from './+types/leads-page.ts'

type Props = {
  page: Pick<
    Route.ComponentProps['loaderData'],
    'lang' | 'copy' | 'next' | 'isFirstPage' | 'exportName' | 'importName'
  >
  query: URLSearchParams
  /** null: how many that would be is not known. */
  deleteAll: string | null
  onDeleteAll: () => void
}

export function LeadPaging({ page, query, deleteAll, onDeleteAll }: Props) {
  const { lang, copy, next, isFirstPage, exportName, importName } = page
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <ListPaging
        copy={copy.paging}
        query={query}
        isFirstPage={isFirstPage}
        next={next}
        className=""
      />
      <Link
        to={`${adminUrl(lang, 'dashboard/leads/download')}?${query}`}
        className="text-link ms-auto inline-flex min-h-11 items-center"
      >
        {exportName}
      </Link>
      <Link
        to={adminUrl(lang, 'dashboard/leads/import')}
        className="text-link inline-flex min-h-11 items-center"
      >
        {importName}
      </Link>
      {deleteAll === null ? (
        <Link
          to={`?${new URLSearchParams([...query, ['count', 'all']])}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-fg-muted underline-offset-4 hover:underline"
        >
          {copy.countAll}
        </Link>
      ) : (
        <button
          type="button"
          onClick={onDeleteAll}
          className="min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-danger hover:underline"
        >
          {deleteAll}
        </button>
      )}
    </div>
  )
}

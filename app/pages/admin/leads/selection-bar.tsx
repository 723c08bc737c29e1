import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'
import { Icon } from '../icon.tsx'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']
  count: number
  onClear: () => void
  onDelete: () => void
}

export function SelectionBar({ lang, copy, count, onClear, onDelete }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-20 z-20 mx-auto max-w-140 md:bottom-6"
    >
      {count === 0 ? null : (
        <div className="pointer-events-auto mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-fig-800 py-2 ps-5 pe-2 text-small text-white scheme-dark shadow-lg">
          <p className="font-semibold">{fillPlural(copy.selected, count, lang)}</p>
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 px-2 underline-offset-4 hover:underline"
          >
            {copy.clearSelection}
          </button>
          <button
            type="button"
            onClick={onDelete}
            className="ms-auto flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-error"
          >
            <Icon name="trash" />
            {copy.deleteSelected}
          </button>
        </div>
      )}
    </div>
  )
}

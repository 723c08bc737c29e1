import type { AdminCopy } from '#desk/words/he/admin.ts'
import { useMoveLeads } from './use-move-leads.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['leads']; query: URLSearchParams }

/** Shown after leads of the list were deleted or held as spam, with a button that undoes it. */
export function UndoLine({ lang, copy, query }: Props) {
  const { undo, send } = useMoveLeads(lang, query)
  return (
    <div role="status">
      {undo === null ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 border-s-4 border-citron ps-4 text-small">
          <span>{undo.text}</span>
          <button
            type="button"
            onClick={() => send(undo.fields)}
            className="min-h-11 px-2 font-semibold underline underline-offset-4"
          >
            {copy.undo}
          </button>
        </p>
      )}
    </div>
  )
}

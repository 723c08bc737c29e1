import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fillPlural } from '#i18n/plural.ts'
import { useMoveLeads } from './use-move-leads.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['leads']; query: URLSearchParams }

/** Shown after leads of the list were held as spam: their number, and a button that undoes it. */
export function HeldUndo({ lang, copy, query }: Props) {
  const { held, move } = useMoveLeads(lang, query)
  return (
    <div role="status">
      {held.length === 0 ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 border-s-4 border-citron ps-4 text-small">
          {fillPlural(copy.heldCount, held.length, lang)}
          <button
            type="button"
            onClick={() => move('release-selected', held)}
            className="min-h-11 px-2 font-semibold underline underline-offset-4"
          >
            {copy.undo}
          </button>
        </p>
      )}
    </div>
  )
}

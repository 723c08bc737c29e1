import { Link } from 'react-router'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Caller } from './use-known-caller.ts'

type Props = { lang: DeskLang; copy: AdminCopy['newLead']['known']; caller: Caller }

/** Who has the number that was typed. Without scripts a button asks. */
export function CallerLine({ lang, copy, caller }: Props) {
  const isHydrated = useHydrated()
  return (
    <>
      {isHydrated ? null : (
        <button
          type="submit"
          name="intent"
          value="check"
          formNoValidate
          className="pill pill-small pill-line mt-3"
        >
          {copy.check}
        </button>
      )}
      <div role="status" className="not-empty:mt-3">
        {caller === 'none' ? <p className="text-small text-fg-muted">{copy.none}</p> : null}
        {caller === null || caller === 'none' ? null : (
          <p className="flex flex-wrap items-baseline gap-x-3 border-s-4 border-citron ps-4">
            <bdi dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {caller.name}
            </bdi>
            <span className="text-small text-fg-muted">
              {fillPlural(copy.enquiries, caller.enquiries, lang)}
            </span>
            <Link
              to={adminUrl(lang, `dashboard/leads/${caller.leadId}`)}
              className="text-link flex min-h-11 items-center text-small"
            >
              {copy.open}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

import { useFetcher } from 'react-router'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'

type Props = {
  lang: DeskLang
  copy: AdminToday['done']
  touched: TouchResult['touched']
  /** The sheet that it is in, which a yes closes. */
  sheet?: string
}

/** Shown after an answer was recorded: for whom, and a button that takes it back. */
export function TouchUndo({ lang, copy, touched, sheet }: Props) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  return (
    <div role="status">
      {touched === null ? null : (
        <fetcher.Form
          method="post"
          action={adminUrl(lang, 'dashboard/today')}
          className="mt-5 flex flex-wrap items-center gap-x-4 border-s-4 border-citron ps-4"
        >
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="lead" value={touched.id} />
          <input type="hidden" name="touch" value={touched.key} />
          <ChangeKey key={touched.key} />
          <span>{fill(copy.touched, { name: isolateAuto(touched.name) })}</span>
          {touched.earlier === null ? null : (
            <span className="font-semibold">{touched.earlier}</span>
          )}
          {sheet === undefined ? null : (
            <button
              type="button"
              popoverTarget={sheet}
              popoverTargetAction="hide"
              className="min-h-11 px-2 font-semibold underline underline-offset-4"
            >
              {copy.sent}
            </button>
          )}
          <button
            type="submit"
            className="min-h-11 px-2 font-semibold underline underline-offset-4"
          >
            {copy.undo}
          </button>
        </fetcher.Form>
      )}
    </div>
  )
}

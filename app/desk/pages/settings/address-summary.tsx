import { Link } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

export type AddressSummaryView = { title: string; open: string; state: string; isFault: boolean }

type Props = Omit<AddressSummaryView, 'title'> & { lang: DeskLang }

/** Whether the site sees its visitors' addresses, with a link to how it sees the admin's own. */
export function AddressSummary({ lang, open, state, isFault }: Props) {
  return (
    <>
      <p className={`flex items-baseline gap-2 font-medium ${isFault ? 'text-danger' : ''}`}>
        {isFault ? <Icon name="warning" className="shrink-0 translate-y-0.5" /> : null}
        <span>{state}</span>
      </p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/addresses')}
        className="pill pill-small pill-line mt-4"
      >
        {open}
      </Link>
    </>
  )
}

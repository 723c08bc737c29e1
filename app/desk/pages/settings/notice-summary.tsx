import { Link } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = { lang: DeskLang; count: string; open: string }

/** How many devices show notices, with a link to turn them on. */
export function NoticeSummary({ lang, count, open }: Props) {
  return (
    <>
      <p>{count}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/notices')}
        className="pill pill-small pill-line mt-4"
      >
        {open}
      </Link>
    </>
  )
}

import { Link } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

/** How many texts are the owner's own, with a link to all. */
export function ReplySummary({ lang, own, open }: { lang: DeskLang; own: string; open: string }) {
  return (
    <>
      <p className="text-small text-fg-muted">{own}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/replies')}
        className="pill pill-small pill-line mt-4"
      >
        {open}
      </Link>
    </>
  )
}

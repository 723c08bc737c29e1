import { Link } from 'react-router'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminPrivacy, 'waiting' | 'none' | 'open'>
  waiting: number
}

/** The number of open privacy requests, with a link to them. */
export function PrivacySummary({ lang, copy, waiting }: Props) {
  return (
    <>
      <p className={waiting === 0 ? 'text-small text-fg-muted' : 'font-medium'}>
        {waiting === 0 ? copy.none : fillPlural(copy.waiting, waiting, lang)}
      </p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/privacy')}
        className="pill pill-small pill-line mt-4"
      >
        <span className="whitespace-normal">{copy.open}</span>
      </Link>
    </>
  )
}

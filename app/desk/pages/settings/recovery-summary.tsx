import { Link } from 'react-router'
import type { AdminRecovery } from '#desk/words/he/recovery.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminRecovery['codes']; left: number }

const few = 3

/** How many recovery codes are left, with a warning below three and a link to create new ones. */
export function RecoverySummary({ lang, copy, left }: Props) {
  const count = left === 0 ? copy.none : `${fillPlural(copy.left, left, lang)}.`
  return (
    <>
      <p className={`flex items-baseline gap-2 font-medium ${left < few ? 'text-danger' : ''}`}>
        {left < few ? <Icon name="warning" className="translate-y-0.5" /> : null}
        <span>{left > 0 && left < few ? `${count} ${copy.few}` : count}</span>
      </p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/recovery')}
        className="pill pill-small pill-line mt-4"
      >
        {left === 0 ? copy.make : copy.renew}
      </Link>
    </>
  )
}

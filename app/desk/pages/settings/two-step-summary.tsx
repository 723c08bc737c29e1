import { Link } from 'react-router'
import type { AdminSecurity } from '#desk/words/he/security.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminSecurity['app']; state: string; isOn: boolean }

/** Whether signing in requires a code, with a link to change that. */
export function TwoStepSummary({ lang, copy, state, isOn }: Props) {
  return (
    <>
      <p className="font-medium">{state}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/two-step')}
        className="pill pill-small pill-line mt-4"
      >
        {isOn ? copy.change : copy.open}
      </Link>
    </>
  )
}

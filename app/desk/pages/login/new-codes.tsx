import { Link } from 'react-router'
import type { AdminRecovery } from '#desk/words/he/recovery.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { RecoveryCodes } from '#desk/parts/recovery-codes.tsx'
import { LoginFrame } from './login-frame.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

export type NewCodesView = {
  copy: AdminRecovery['codes']
  toasts: { failed: string; close: string }
  codes: readonly string[]
  account: { studio: string; email: string }
}

type Props = { lang: DeskLang; panel: AdminCopy['login']['panel']; view: NewCodesView }

/** The first screen of a new admin: the recovery codes, which are shown only once. */
export function NewCodes({ lang, panel, view }: Props) {
  const { copy } = view
  return (
    <LoginFrame
      lang={lang}
      panel={panel}
      title={copy.save}
      lead={copy.saveLead}
      notice={null}
      otherLangUrl={null}
      footer={null}
    >
      <RecoveryCodes {...view} />
      <Link to={adminUrl(lang, 'dashboard')} className="pill mt-8 w-full print:hidden">
        {copy.done}
      </Link>
    </LoginFrame>
  )
}

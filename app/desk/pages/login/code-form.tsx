import { Form } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminSecurity } from '#desk/words/he/security.ts'
import { adminUrl } from '#i18n/links.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { OneTimeCodeField } from '#desk/parts/one-time-code-field.tsx'
import { LoginFrame } from './login-frame.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  panel: AdminCopy['login']['panel']
  copy: AdminSecurity['step']
  step: string
  message: string | null
  isBusy: boolean
}

/**
 * The second step of signing in. It has no link to the other language, where signing in would start
 * again.
 */
export function CodeForm({ lang, panel, copy, step, message, isBusy }: Props) {
  return (
    <LoginFrame
      lang={lang}
      panel={panel}
      title={copy.title}
      lead={copy.lead}
      notice={message === null ? null : { text: message, isError: true }}
      otherLangUrl={null}
      footer={{ question: copy.lost, link: copy.lostLink, url: adminUrl(lang, 'recovery') }}
    >
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="mode" value="code" />
        <input type="hidden" name="step" value={step} />
        <OneTimeCodeField label={copy.code} />
        <SubmitButton isBusy={isBusy} label={copy.submit} busyLabel={copy.busy} className="mt-2" />
      </Form>
    </LoginFrame>
  )
}

import type { FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { InputField } from '#ui/field.tsx'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['emails']['resend']
  email: Pick<EmailView, 'id' | 'status' | 'recipient'>
  fetcher: FetcherWithComponents<{ toast: ActionToast; isAddressWrong: boolean }>
}

/**
 * Sends an email again, to a corrected address where one is entered. Null while it waits to be
 * sent.
 */
export function ResendForm({ lang, copy, email, fetcher }: Props) {
  if (email.status === 'waiting') return null
  const isBusy = fetcher.state !== 'idle'
  const isWrong = !isBusy && fetcher.data?.isAddressWrong === true
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="mt-1 text-small text-fg-muted">{copy.text}</p>
      <fetcher.Form
        method="post"
        action={adminUrl(lang, 'dashboard/emails')}
        className="mt-3 flex flex-wrap items-end gap-3"
        noValidate
      >
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="id" value={email.id} />
        <InputField
          id="recipient"
          name="recipient"
          type="email"
          label={copy.address}
          error={isWrong ? copy.invalid : undefined}
          dir="ltr"
          autoComplete="off"
          defaultValue={email.recipient}
          className="min-w-0 flex-1 basis-72 [&_input]:rtl:text-end"
          required
        />
        <button type="submit" aria-busy={isBusy} disabled={isBusy} className="pill">
          {copy.submit}
        </button>
      </fetcher.Form>
    </section>
  )
}

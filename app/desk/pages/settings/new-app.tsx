import { Form } from 'react-router'
import type { AdminSecurity } from '#desk/words/he/security.ts'
import type { AuthenticatorSetup } from '#server/admins/authenticator/authenticator-setup.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { OneTimeCodeField } from '#desk/parts/one-time-code-field.tsx'

type Props = {
  copy: AdminSecurity['app']
  app: AuthenticatorSetup
  error: string | undefined
  isBusy: boolean
}

/** Sets up an authenticator app: scan the code or type the key, then enter a code to confirm. */
export function NewApp({ copy, app: { secret, size, path }, error, isBusy }: Props) {
  const { scan, type, confirm } = copy.steps
  return (
    <Form method="post" className="mt-8 grid max-w-180 gap-x-10 gap-y-6 md:grid-cols-[auto_1fr]">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="secret" value={secret} />
      <svg
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={copy.picture}
        className="size-56 rounded-se-chip bg-white text-ink"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="grid content-start gap-5">
        <p className="font-medium">{scan}</p>
        <p className="text-small text-fg-muted">
          {type}
          <bdi
            dir="ltr"
            className="mt-1 block w-fit font-semibold tracking-wide text-fg select-all"
          >
            {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </bdi>
        </p>
        <p className="font-medium">{confirm}</p>
        <OneTimeCodeField label={copy.code} error={error} />
        <SubmitButton
          isBusy={isBusy}
          label={copy.submit}
          busyLabel={copy.busy}
          size="small"
          className="justify-self-start"
        />
      </div>
    </Form>
  )
}

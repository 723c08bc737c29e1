import { Form } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'

type Account = { id: string; name: string; email: string; isSelf: boolean; isOwner: boolean }

type Props = { copy: AdminCopy['settings']['admins']; admins: readonly Account[] }

/** Everyone who can sign in. Nobody can remove their own account or the owner's. */
export function Admins({ copy, admins }: Props) {
  return (
    <ul className="text-small">
      {admins.map(({ id, name, email, isSelf, isOwner }) => (
        <li key={id} className="border-b border-line py-3">
          <p className="text-body font-medium">
            <bdi dir="auto">{name}</bdi>
          </p>
          <p className="text-fg-muted">
            <bdi dir="ltr">{email}</bdi>
          </p>
          {isSelf || isOwner ? (
            <p className="mt-1 font-semibold text-accent">{isSelf ? copy.you : copy.owner}</p>
          ) : (
            <details>
              <summary
                aria-label={fill(copy.removeOf, { name })}
                className="inline-flex min-h-11 cursor-pointer items-center text-fg-muted underline-offset-4 hover:text-danger hover:underline"
              >
                {copy.remove}
              </summary>
              <Form method="post" className="pb-2">
                <p>{copy.question}</p>
                <input type="hidden" name="intent" value="remove-admin" />
                <input type="hidden" name="reference" value={id} />
                <button type="submit" className="pill pill-small mt-3">
                  {copy.confirm}
                </button>
              </Form>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

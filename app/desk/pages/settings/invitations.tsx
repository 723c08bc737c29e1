import { Form } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { InvitationView } from '#server/admins/sessions/session-view.ts'
import type { CopyLinkWords } from '#desk/parts/copy-link.ts'
import { NewInvitation } from './new-invitation.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['settings']['invitations']
  toasts: CopyLinkWords
  /** The code of the invitation that was just created, or null. */
  code: string | null
  invitations: readonly InvitationView[]
}

export function Invitations({ lang, copy, toasts, code, invitations }: Props) {
  return (
    <>
      {code === null ? (
        <Form method="post">
          <input type="hidden" name="intent" value="invite" />
          <button type="submit" className="pill pill-small">
            {copy.create}
          </button>
        </Form>
      ) : (
        <NewInvitation lang={lang} copy={copy} toasts={toasts} code={code} />
      )}
      <h3 className="mt-6 text-small font-semibold">{copy.unused}</h3>
      {invitations.length === 0 ? (
        <p className="mt-1 text-small text-fg-muted">{copy.none}</p>
      ) : null}
      <ul className="text-small">
        {invitations.map(({ reference, by, expires }) => (
          <li
            key={reference}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <p>
              {by === null ? null : `${fill(copy.by, { name: by })}. `}
              {expires === null ? null : (
                <>
                  {copy.expires} <time dateTime={expires.iso}>{expires.full}</time>
                </>
              )}
            </p>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-invitation" />
              <input type="hidden" name="reference" value={reference} />
              <button
                type="submit"
                className="min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-danger hover:underline"
              >
                {copy.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}

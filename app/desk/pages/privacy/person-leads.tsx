import type { MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { adminUrl } from '#i18n/links.ts'
import type { PersonLead } from '#server/privacy/person-store.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Listed = Omit<PersonLead, 'receivedAt' | 'phone'> & { received: string }

type Props = {
  lang: DeskLang
  copy: AdminPrivacy['request']
  requestId: string
  leads: readonly Listed[]
  /** Nothing can be exported or erased before. */
  isConfirmed: boolean
}

/**
 * Leads that may belong to the person; those with the same email address are checked at first. The
 * buttons act on the checked ones.
 */
export function PersonLeads({ lang, copy, requestId, leads, isConfirmed }: Props) {
  return (
    <Form method="post">
      <ul className="mt-3">
        {leads.map((lead) => (
          <li key={lead.id} className="flex gap-4 border-b border-line py-3">
            {isConfirmed ? (
              <input
                type="checkbox"
                id={`lead-${lead.id}`}
                name="lead"
                value={lead.id}
                defaultChecked={lead.isSure}
                className="mt-0.5 size-6 flex-none"
              />
            ) : null}
            <div className="min-w-0">
              {isConfirmed ? (
                <label htmlFor={`lead-${lead.id}`} className="cursor-pointer font-medium">
                  <bdi dir="auto">{lead.name}</bdi>, {lead.received}
                </label>
              ) : (
                <p className="font-medium">
                  <bdi dir="auto">{lead.name}</bdi>, {lead.received}
                </p>
              )}
              <Match copy={copy} lead={lead} />
              <Link
                to={adminUrl(lang, `dashboard/leads/${lead.id}`)}
                className="inline-flex min-h-6 items-center text-small underline underline-offset-4"
              >
                {copy.openLead}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {isConfirmed ? <PersonActions lang={lang} copy={copy} requestId={requestId} /> : null}
    </Form>
  )
}

function PersonActions({ lang, copy, requestId }: Pick<Props, 'lang' | 'copy' | 'requestId'>) {
  return (
    <>
      <label className="mt-6 flex items-center gap-3">
        <input type="checkbox" name="confirm" value="yes" required className="size-6 flex-none" />
        {copy.confirm}
      </label>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* Submitted by the browser and not by the router, because the response is a download. */}
        <Button
          type="submit"
          name="intent"
          value="export"
          size="small"
          variant="line"
          formNoValidate
          formAction={adminUrl(lang, `dashboard/settings/privacy/${requestId}/export`)}
          onClick={submitNatively}
        >
          {copy.export}
        </Button>
        <Button type="submit" name="intent" value="erase" size="small">
          {copy.erase}
        </Button>
      </div>
      <p className="mt-2 text-small text-fg-muted">{copy.eraseNote}</p>
    </>
  )
}

/** Why the lead is listed, and what of it an erasure leaves. A match by phone alone stands out. */
function Match({ copy, lead }: { copy: Props['copy']; lead: Listed }) {
  const { isSure, isKept, isAccepted } = lead
  const kept = isKept ? copy.kept : null
  const stays = kept ?? (isAccepted ? copy.agreement : null)
  return (
    <>
      {isSure ? (
        <p className="text-small text-fg-muted">{copy.sure}</p>
      ) : (
        <p className="flex items-baseline gap-2 text-small font-semibold">
          <Icon name="warning" className="shrink-0 translate-y-0.5" />
          {copy.unsure}
        </p>
      )}
      {stays === null ? null : <p className="text-small text-fg-muted">{stays}</p>}
    </>
  )
}

/** Submits the form without the router, which would try to render the response. */
function submitNatively(event: MouseEvent<HTMLButtonElement>) {
  const { form, name, value, formAction } = event.currentTarget
  if (form === null) return
  event.preventDefault()
  const copy = document.createElement('form')
  copy.method = 'post'
  copy.action = formAction
  for (const [field, text] of [...new FormData(form), [name, value] as const]) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: field })
    if (typeof text === 'string') input.value = text
    copy.append(input)
  }
  document.body.append(copy)
  copy.submit()
  copy.remove()
}

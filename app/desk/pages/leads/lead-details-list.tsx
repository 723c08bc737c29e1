import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isUnusualEmail } from '#domain/email.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadDetails } from '#server/leads/lead-details.ts'
import { FormLink } from '#desk/parts/form-link.tsx'
import { EmailLink } from './contact-links.tsx'
import { CorrectionForm, type Correction } from './correction-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['lead']
  labels: AdminCopy['leads']['columns']
  none: string
  /** Words about an unusual number and address, and of the link to what the form said. */
  notes: { phoneNote: string; emailNote: string; notice: string }
  lead: LeadDetails
  correction: Correction
}

export function LeadDetailsList({ lang, copy, labels, none, notes, lead, correction }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{copy.details}</h2>
        <FormLink
          to={adminUrl(lang, `dashboard/leads/${lead.id}/correct`)}
          title={correction.copy.correction.title}
          close={correction.copy.pending.close}
          renderForm={(close) => <CorrectionForm correction={correction} onSent={close} />}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
        >
          {copy.correct}
        </FormLink>
      </div>
      <dl className="mt-2 text-small">
        <Row label={labels.service}>{lead.service ?? none}</Row>
        <Row label={labels.budget}>{lead.budget ?? none}</Row>
        <Row label={labels.email}>
          {lead.email === '' ? none : <EmailLink email={lead.email} />}
          {isUnusualEmail(lead.email) ? (
            <span className="block text-fg-muted">{notes.emailNote}</span>
          ) : null}
        </Row>
        <Row label={labels.phone}>
          {lead.phone.text === '' ? (
            none
          ) : (
            <bdi dir="ltr">{lead.phone.dial ?? lead.phone.text}</bdi>
          )}
          {lead.phone.looksInvalid ? (
            <span className="block text-fg-muted">{notes.phoneNote}</span>
          ) : null}
        </Row>
        <Row label={labels.sourcePage}>{lead.sourcePage}</Row>
        {lead.facts.map(({ label, value, isCode }) => (
          <Row key={label} label={label}>
            <bdi dir={isCode ? 'ltr' : 'auto'}>{value}</bdi>
          </Row>
        ))}
        {lead.hasNotice ? (
          <Row label={copy.facts.privacyNotice}>
            <Link to={adminUrl(lang, `dashboard/leads/${lead.id}/notice`)} className="text-link">
              {notes.notice}
            </Link>
          </Row>
        ) : null}
      </dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-fg-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

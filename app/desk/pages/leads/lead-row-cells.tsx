import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { ListedLead } from '#server/promises/listed-lead-view.ts'
import { EmailLink, PhoneActions } from './contact-links.tsx'
import { LeadCell } from './lead-cell.tsx'
import { ReturnForm } from './return-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { textDirection } from '#i18n/text-direction.ts'

type Props = { copy: AdminCopy['leads']; lead: ListedLead }
type LinkProps = Props & { address: string }

/** On a phone the whole row is the link. */
export function NameCell({ lead, address }: Omit<LinkProps, 'copy'>) {
  return (
    <LeadCell className="col-start-2 row-start-1 text-body">
      <Link
        to={address}
        data-open-lead
        className="block leading-6 font-medium underline-offset-4 [overflow-wrap:anywhere] group-data-new:font-bold hover:underline max-xl:after:absolute max-xl:after:inset-0"
      >
        <bdi dir="auto">{lead.name}</bdi>
      </Link>
    </LeadCell>
  )
}

/** What the lead is about: on a phone its service and budget, or else its message. */
export function MessageCell({ lang, copy, lead, address }: LinkProps & { lang: DeskLang }) {
  const what = [lead.service, lead.budget].filter((part) => part !== null).join(' · ')
  return (
    <LeadCell
      label={copy.columns.message}
      className="col-span-2 col-start-2 row-start-2 text-small text-fg-muted"
    >
      {lead.message === '' ? null : (
        <Link
          to={address}
          tabIndex={-1}
          dir={textDirection(lead.message)}
          className={`line-clamp-1 from-page-start [overflow-wrap:anywhere] text-fg xl:line-clamp-2 ${what === '' ? '' : 'max-xl:hidden'}`}
        >
          {lead.message}
        </Link>
      )}
      {what === '' ? null : <p className="line-clamp-1">{what}</p>}
      {lead.erasedIn === null ? null : (
        <p className="mt-1 font-medium text-fg">
          {fill(copy.deleted.until, { time: lead.erasedIn })}
        </p>
      )}
      {lead.spamReason === null || lead.erasedIn !== null ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-fg">
          <p className="font-medium">{lead.spamText}</p>
          <ReturnForm lang={lang} copy={copy} lead={lead} className="pill-line relative z-10" />
        </div>
      )}
    </LeadCell>
  )
}

/** By when and what is next. On a phone only when, or else when the lead arrived. */
export function NextCell({ copy, lead: { next, submitted } }: Props) {
  return (
    <LeadCell
      label={copy.columns.next}
      className={`col-start-3 row-start-1 text-end text-small xl:text-start ${next === null ? 'text-fg-muted' : ''}`}
    >
      {next === null ? (
        <span className="xl:hidden">
          {submitted.date} <bdi dir="ltr">{submitted.time}</bdi>
        </span>
      ) : (
        <>
          <time
            dateTime={next.due.iso}
            title={next.due.full}
            className={dueClass(next.due.isLate, next.isTheirs)}
          >
            {next.due.text}
          </time>
          <span className="block text-fg-muted max-xl:hidden">{next.action}</span>
        </>
      )}
    </LeadCell>
  )
}

function dueClass(isLate: boolean, isTheirs: boolean): string {
  if (isTheirs) return 'text-fg-muted'
  return isLate ? 'font-semibold text-danger' : 'font-medium'
}

export function ContactCell({ copy, lead }: Props) {
  return (
    <LeadCell label={`${copy.columns.phone}, ${copy.columns.email}`} className="max-xl:hidden">
      <PhoneActions phone={lead.phone} copy={copy} name={lead.name} />
      {lead.email === '' ? null : <EmailLink email={lead.email} />}
    </LeadCell>
  )
}

export function SubmittedCell({ copy, lead: { submitted, sourcePage, source } }: Props) {
  return (
    <LeadCell label={copy.columns.submitted} className="text-fg-muted max-xl:hidden">
      <time dateTime={submitted.iso} title={submitted.full} className="text-fg">
        {submitted.date} <bdi dir="ltr">{submitted.time}</bdi>
      </time>
      <span className="block">
        <bdi>{sourcePage}</bdi>
        {source === null ? null : (
          <>
            {' · '}
            <bdi>{source}</bdi>
          </>
        )}
      </span>
    </LeadCell>
  )
}

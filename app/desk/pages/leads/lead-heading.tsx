import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminPeople } from '#desk/words/he/people.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { countEnquiries } from './lead-person.tsx'
import { StatusSelect } from './status-select.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Copy = Pick<AdminCopy, 'leads' | 'lead' | 'statuses'> & { people: AdminPeople }

type Props = {
  lang: DeskLang
  copy: Copy
  lead: LeadView
  /** The number of other leads of the same person. */
  others: number
  /** Ids of the leads next to this one in the filtered list. */
  neighbours: { newer: string | null; older: string | null }
  query: string
}

export function LeadHeading({ lang, copy, lead, others, neighbours, query }: Props) {
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <BackLink to={withQuery(adminUrl(lang, 'dashboard'), query)} label={copy.lead.back} />
        <nav aria-label={copy.lead.neighbours} className="-me-2.5 flex text-small sm:me-0 sm:gap-3">
          <NeighbourLink
            lang={lang}
            id={neighbours.newer}
            query={query}
            label={copy.lead.newer}
            iconClass="rotate-180"
            shortcut="k"
          />
          <NeighbourLink
            lang={lang}
            id={neighbours.older}
            query={query}
            label={copy.lead.older}
            shortcut="j"
          />
        </nav>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="text-[2rem] leading-tight font-bold">
          <bdi dir="auto">{lead.name}</bdi>
        </h1>
        <div className="w-48 text-small [&_select]:min-h-11">
          <StatusSelect lang={lang} copy={copy.leads} statuses={copy.statuses} lead={lead} />
        </div>
        <p className="text-small text-fg-muted">
          {copy.leads.columns.submitted}{' '}
          <time dateTime={lead.submitted.iso} title={lead.submitted.full}>
            {lead.submitted.dateWithin}, <bdi dir="ltr">{lead.submitted.time}</bdi>
          </time>
        </p>
      </div>
      <p className="mt-3 font-medium">
        {[lead.service, lead.budget, lead.sourcePage, lead.source]
          .filter((word) => word !== null)
          .join(' · ')}
      </p>
      <Contact lead={lead} />
      {others === 0 ? null : (
        <p className="text-small">
          <a href="#person" className="text-link inline-flex min-h-11 items-center">
            {countEnquiries(copy.people, { lang, name: lead.name, others })}
          </a>
        </p>
      )}
    </header>
  )
}

/** To read out or to copy. The buttons that write and call are in the reply sheet. */
function Contact({ lead }: { lead: LeadView }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4">
      <bdi dir="ltr">{lead.phone.text}</bdi>
      {lead.email === '' ? null : <bdi dir="ltr">{lead.email}</bdi>}
    </p>
  )
}

type NeighbourProps = {
  lang: DeskLang
  /** Null at the end of the list: the link is then disabled. */
  id: string | null
  query: string
  label: string
  shortcut: string
  iconClass?: string
}

function NeighbourLink({ lang, id, query, label, shortcut, iconClass = '' }: NeighbourProps) {
  const className = 'flex min-h-11 min-w-11 items-center justify-center gap-2'
  const content = (
    <>
      <Icon name="down" className={iconClass} />
      <span className="max-sm:sr-only">{label}</span>
    </>
  )
  if (id === null)
    return (
      <span role="link" aria-disabled="true" className={`${className} text-fg-muted/60`}>
        {content}
      </span>
    )
  return (
    <Link
      to={withQuery(adminUrl(lang, `dashboard/leads/${id}`), query)}
      data-key={shortcut}
      className={`${className} underline-offset-4 hover:underline`}
    >
      {content}
    </Link>
  )
}

function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`
}

import type { ReactNode } from 'react'
import { Link, useFetchers } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '../icon.tsx'
import { EmailLink, PhoneLinks } from './contact-links.tsx'
import { NotesCell } from './notes-cell.tsx'
import { StatusSelect } from './status-select.tsx'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  lead: LeadView
  query: URLSearchParams
  isSelected: boolean
  onSelect: (isOn: boolean) => void
  onDelete: () => void
}

export function LeadRow({ lang, copy, statuses, lead, query, isSelected, onSelect, onDelete }: Props) {
  const address = `${adminUrl(lang, `dashboard/leads/${lead.id}`)}${query.size > 0 ? `?${query}` : ''}`
  const isLeaving = useFetchers().some(({ formData }) => formData?.getAll('id').includes(lead.id))
  const none = <span className="text-fg-muted">{copy.none}</span>
  return (
    <tr
      role="row"
      data-new={lead.status === 'new' || undefined}
      data-selected={isSelected || undefined}
      className={`group grid grid-cols-[auto_1fr_auto] content-start gap-x-3 gap-y-1.5 border-b border-line py-4 hover:bg-surface data-selected:bg-selected xl:table-row xl:py-0 ${isLeaving ? 'opacity-40' : ''}`}
    >
      <Cell className="row-start-1">
        <input
          type="checkbox"
          aria-label={fill(copy.select, { name: lead.name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
          className="mt-0.5 size-5 align-top xl:size-4.5"
        />
      </Cell>
      <Cell className="row-start-1 text-body xl:text-small">
        <Link
          to={address}
          className="relative inline-block min-h-6 font-medium underline-offset-4 group-data-new:font-bold hover:underline"
        >
          <bdi dir="auto">{lead.name}</bdi>
          <span className="dot ms-1.5 hidden size-2 group-data-new:inline-block" />
        </Link>
      </Cell>
      <Cell label={copy.columns.email} className="col-span-2 col-start-2 row-start-4">
        <EmailLink email={lead.email} />
      </Cell>
      <Cell label={copy.columns.phone} className="col-span-2 col-start-2 row-start-5">
        <PhoneLinks phone={lead.phone} copy={copy} name={lead.name} />
      </Cell>
      <Cell label={copy.columns.service} className="col-start-2 row-start-2 font-medium xl:font-normal">
        {lead.service ?? none}
      </Cell>
      <Cell label={copy.columns.budget} className="col-start-3 row-start-2 justify-self-end">
        {lead.budget ?? none}
      </Cell>
      <Cell label={copy.columns.message} className="col-span-2 col-start-2 row-start-3">
        <Link to={address} tabIndex={-1} aria-hidden="true" className="line-clamp-3 xl:line-clamp-2">
          <bdi dir="auto">{lead.message}</bdi>
        </Link>
        <span className="sr-only">{lead.message}</span>
      </Cell>
      <Cell label={copy.columns.submitted} className="col-start-3 row-start-1 justify-self-end text-fg-muted">
        <time dateTime={lead.submitted.iso} title={lead.submitted.full} className="flex gap-1.5 xl:flex-col xl:gap-0">
          <span className="xl:text-fg">{lead.submitted.date}</span>
          <bdi dir="ltr">{lead.submitted.time}</bdi>
        </time>
      </Cell>
      <Cell label={copy.columns.sourcePage} isLabelShown className="col-span-2 col-start-2 row-start-6 text-fg-muted xl:text-fg">
        {lead.sourcePage}
      </Cell>
      <Cell label={copy.columns.status} className="col-start-2 row-start-7">
        <StatusSelect lang={lang} copy={copy} statuses={statuses} lead={lead} />
      </Cell>
      <Cell label={copy.columns.notes} className="col-span-2 col-start-2 row-start-8">
        <NotesCell lang={lang} copy={copy} lead={lead} />
      </Cell>
      <Cell className="col-start-3 row-start-7 justify-self-end">
        <button
          type="button"
          title={copy.delete}
          aria-label={fill(copy.deleteOne, { name: lead.name })}
          onClick={onDelete}
          className="-me-2 grid size-11 place-items-center rounded-full text-fg-muted hover:bg-danger/10 hover:text-danger xl:-mt-2 xl:size-9"
        >
          <Icon name="trash" />
        </button>
      </Cell>
    </tr>
  )
}

type CellProps = { className: string; label?: string; isLabelShown?: boolean; children: ReactNode }

/** In a tile a cell has no column heading above it: it says itself what it is. */
function Cell({ className, label, isLabelShown = false, children }: CellProps) {
  return (
    <td role="cell" className={`min-w-0 [overflow-wrap:anywhere] xl:px-2 xl:py-3 xl:align-top ${className}`}>
      {label === undefined ? null : <span className={`xl:hidden ${isLabelShown ? 'me-1.5 after:content-[":"]' : 'sr-only'}`}>{label}</span>}
      {children}
    </td>
  )
}

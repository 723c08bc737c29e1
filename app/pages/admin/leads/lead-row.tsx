import { Link, useFetchers } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '../icon.tsx'
import { EmailLink, PhoneLinks } from './contact-links.tsx'
import { LeadCell } from './lead-cell.tsx'
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
  return (
    <tr
      role="row"
      data-new={lead.status === 'new' || undefined}
      data-selected={isSelected || undefined}
      className={`group grid grid-cols-[auto_1fr_auto] content-start gap-x-3 gap-y-1.5 border-b border-line py-4 hover:bg-surface data-selected:bg-selected max-xl:-mx-3 max-xl:px-3 xl:table-row xl:py-0 ${isLeaving ? 'opacity-40' : ''}`}
    >
      <LeadCell className="row-start-1">
        <input
          type="checkbox"
          aria-label={fill(copy.select, { name: lead.name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
          className="mt-0.5 size-5 align-top xl:size-4.5"
        />
      </LeadCell>
      <PersonCells copy={copy} lead={lead} address={address} />
      <MatterCells copy={copy} lead={lead} address={address} />
      <LeadCell label={copy.columns.status} className="col-start-2 row-start-7">
        <StatusSelect lang={lang} copy={copy} statuses={statuses} lead={lead} />
      </LeadCell>
      <LeadCell label={copy.columns.notes} className="col-span-2 col-start-2 row-start-8">
        <NotesCell lang={lang} copy={copy} lead={lead} />
      </LeadCell>
      <LeadCell className="col-start-3 row-start-7 justify-self-end">
        <button
          type="button"
          title={copy.delete}
          aria-label={fill(copy.deleteOne, { name: lead.name })}
          onClick={onDelete}
          className="-me-2 grid size-11 place-items-center rounded-full text-fg-muted hover:bg-danger/10 hover:text-danger xl:-mt-2 xl:size-9"
        >
          <Icon name="trash" />
        </button>
      </LeadCell>
    </tr>
  )
}

type CellsProps = { copy: AdminCopy['leads']; lead: LeadView; address: string }

function PersonCells({ copy, lead, address }: CellsProps) {
  return (
    <>
      <LeadCell className="row-start-1 text-body xl:text-small">
        <Link
          to={address}
          className="relative inline-block min-h-6 font-medium underline-offset-4 group-data-new:font-bold hover:underline"
        >
          <bdi dir="auto">{lead.name}</bdi>
          <span className="dot absolute -start-3 top-2 hidden size-2 group-data-new:block xl:-start-3.5 xl:top-1.5" />
        </Link>
      </LeadCell>
      <LeadCell label={copy.columns.email} className="col-span-2 col-start-2 row-start-4">
        <EmailLink email={lead.email} />
      </LeadCell>
      <LeadCell label={copy.columns.phone} className="col-span-2 col-start-2 row-start-5">
        <PhoneLinks phone={lead.phone} copy={copy} name={lead.name} />
      </LeadCell>
    </>
  )
}

function MatterCells({ copy, lead, address }: CellsProps) {
  const none = <span className="text-fg-muted">{copy.none}</span>
  return (
    <>
      <LeadCell label={copy.columns.service} className="col-start-2 row-start-2 font-medium xl:font-normal">
        {lead.service ?? none}
      </LeadCell>
      <LeadCell label={copy.columns.budget} className="col-start-3 row-start-2 justify-self-end">
        {lead.budget ?? none}
      </LeadCell>
      <LeadCell label={copy.columns.message} className="col-span-2 col-start-2 row-start-3">
        <Link to={address} tabIndex={-1} className="line-clamp-3 xl:line-clamp-2">
          <bdi dir="auto">{lead.message}</bdi>
        </Link>
      </LeadCell>
      <LeadCell label={copy.columns.submitted} className="col-start-3 row-start-1 justify-self-end text-fg-muted">
        <time dateTime={lead.submitted.iso} title={lead.submitted.full} className="flex gap-1.5 xl:flex-col xl:items-start xl:gap-0">
          <span className="xl:text-fg">{lead.submitted.date}</span>
          <bdi dir="ltr">{lead.submitted.time}</bdi>
        </time>
      </LeadCell>
      <LeadCell label={copy.columns.sourcePage} isLabelShown className="col-span-2 col-start-2 row-start-6 text-fg-muted xl:text-fg">
        {lead.sourcePage}
      </LeadCell>
    </>
  )
}

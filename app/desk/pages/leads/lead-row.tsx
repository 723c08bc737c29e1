import { Link, useFetchers } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { EmailLink, PhoneActions } from './contact-links.tsx'
import { LeadCell } from './lead-cell.tsx'
import { NotesCell } from './notes-cell.tsx'
import { ReturnForm } from './return-form.tsx'
import { StatusSelect } from './status-select.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  lead: LeadView
  query: URLSearchParams
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onDelete: () => void
}

export function LeadRow({
  lang,
  copy,
  statuses,
  lead,
  query,
  isSelected,
  onSelect,
  onDelete,
}: Props) {
  const address = `${adminUrl(lang, `dashboard/leads/${lead.id}`)}${query.size > 0 ? `?${query}` : ''}`
  const isDeleted = lead.erasedIn !== null
  const isBeingMoved = useIsBeingMoved(lead.id)
  return (
    <tr
      role="row"
      data-new={lead.status === 'new' || undefined}
      data-selected={isSelected || undefined}
      className={`group grid grid-cols-[2rem_minmax(0,1fr)_auto_auto] content-start items-center border-b border-line py-1 hover:bg-surface data-new:bg-surface data-selected:bg-selected max-xl:-mx-4 max-xl:px-4 md:max-xl:-mx-3 md:max-xl:px-3 xl:table-row xl:py-0 ${isBeingMoved ? 'opacity-40' : ''}`}
    >
      <LeadCell className="row-start-1 xl:ps-3">
        <label className="-m-2 grid size-9 place-items-center">
          <input
            type="checkbox"
            aria-label={fill(copy.select, { name: lead.name })}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
            className="size-5"
          />
        </label>
      </LeadCell>
      <ContactCells copy={copy} lead={lead} address={address} />
      <RequestCells lang={lang} copy={copy} lead={lead} address={address} />
      <LeadCell
        label={copy.columns.status}
        className="col-start-3 row-start-3 max-xl:w-34 max-xl:[&_select]:min-h-9"
      >
        {isDeleted ? (
          <ReturnForm lang={lang} copy={copy} lead={lead} className="pill-line min-h-9 py-1" />
        ) : (
          <StatusSelect lang={lang} copy={copy} statuses={statuses} lead={lead} />
        )}
      </LeadCell>
      <LeadCell
        label={copy.columns.notes}
        className={`col-span-3 col-start-2 row-start-4 ${lead.notes === '' ? 'max-xl:hidden' : ''}`}
      >
        <NotesCell lang={lang} copy={copy} lead={lead} />
      </LeadCell>
      <LeadCell className="col-start-4 row-start-3">
        <DeleteButton
          title={isDeleted ? copy.deleted.erase : copy.delete}
          label={fill(isDeleted ? copy.deleted.eraseOne : copy.deleteOne, { name: lead.name })}
          onClick={onDelete}
        />
      </LeadCell>
    </tr>
  )
}

function useIsBeingMoved(id: string): boolean {
  return useFetchers().some(({ formData }) => formData?.getAll('id').includes(id))
}

type DeleteProps = { title: string; label: string; onClick: () => void }

function DeleteButton({ title, label, onClick }: DeleteProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={label}
      onClick={onClick}
      className="-me-2 grid size-9 place-items-center rounded-full text-fg-muted hover:bg-danger/10 hover:text-danger xl:-mt-2 xl:me-0"
    >
      <Icon name="trash" />
    </button>
  )
}

type CellsProps = { copy: AdminCopy['leads']; lead: LeadView; address: string }

function ContactCells({ copy, lead, address }: CellsProps) {
  return (
    <>
      <LeadCell className="col-start-2 row-start-1 text-body xl:text-small">
        <Link
          to={address}
          className="block min-h-6 font-medium underline-offset-4 group-data-new:font-bold hover:underline max-xl:truncate max-xl:leading-6 xl:inline-block xl:[overflow-wrap:anywhere]"
        >
          <span className="dot me-1.5 hidden size-2.5 group-data-new:inline-block" />
          <bdi dir="auto">{lead.name}</bdi>
        </Link>
      </LeadCell>
      <LeadCell label={copy.columns.email} className="max-xl:hidden">
        {lead.email === '' ? (
          <span className="text-fg-muted">{copy.none}</span>
        ) : (
          <EmailLink email={lead.email} />
        )}
      </LeadCell>
      <LeadCell label={copy.columns.phone} className="col-start-2 row-start-3">
        <PhoneActions phone={lead.phone} copy={copy} name={lead.name} />
      </LeadCell>
    </>
  )
}

function RequestCells({ lang, copy, lead, address }: CellsProps & { lang: DeskLang }) {
  const none = <span className="text-fg-muted">{copy.none}</span>
  return (
    <>
      <LeadCell label={copy.columns.service} className="max-xl:hidden">
        {lead.service ?? none}
      </LeadCell>
      <LeadCell label={copy.columns.budget} className="max-xl:hidden">
        {lead.budget ?? none}
      </LeadCell>
      <LeadCell label={copy.columns.message} className="col-span-3 col-start-2 row-start-2">
        <Link
          to={address}
          tabIndex={-1}
          className="line-clamp-1 [overflow-wrap:anywhere] xl:line-clamp-2"
        >
          {lead.service === null ? null : (
            <span className="font-medium xl:hidden">
              {[lead.service, ''].join(lead.message === '' ? '' : ' · ')}
            </span>
          )}
          <bdi dir="auto">{lead.message}</bdi>
        </Link>
        {lead.erasedIn === null ? null : (
          <p className="mt-1 font-medium">{fill(copy.deleted.until, { time: lead.erasedIn })}</p>
        )}
        {lead.spamReason === null || lead.erasedIn !== null ? null : (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-medium">{lead.spamText}</p>
            <ReturnForm lang={lang} copy={copy} lead={lead} className="pill-line" />
          </div>
        )}
      </LeadCell>
      <LeadCell
        label={copy.columns.submitted}
        className="col-span-2 col-start-3 row-start-1 text-fg-muted"
      >
        <time
          dateTime={lead.submitted.iso}
          title={lead.submitted.full}
          className="flex flex-wrap justify-end gap-x-1.5 xl:flex-col xl:items-start"
        >
          <span className="xl:text-fg">{lead.submitted.date}</span>
          <bdi dir="ltr">{lead.submitted.time}</bdi>
        </time>
      </LeadCell>
      <LeadCell label={copy.columns.sourcePage} className="max-xl:hidden">
        {lead.sourcePage}
        {lead.source === null ? null : <bdi className="block text-fg-muted">{lead.source}</bdi>}
      </LeadCell>
    </>
  )
}

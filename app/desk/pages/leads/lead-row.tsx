import { useFetchers } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ListedLead } from '#server/promises/listed-lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { ContactCell, MessageCell, NameCell, NextCell, SubmittedCell } from './lead-row-cells.tsx'
import { LeadCell } from './lead-cell.tsx'
import type { SheetPart } from './lead-sheet.tsx'
import { NotesCell } from './notes-cell.tsx'
import { ReturnForm } from './return-form.tsx'
import { StatusButton } from './status-button.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  lead: ListedLead
  query: URLSearchParams
  isSelected: boolean
  /** `isRange`: with all rows from the one that was selected last. */
  onSelect: (isRange: boolean) => void
  onOpen: (part: SheetPart) => void
  onDelete: () => void
}

/** On a phone two lines beside the status: who and by when, what about. On a desk a row of a table. */
export function LeadRow(props: Props) {
  const { lang, copy, lead, query, isSelected, onOpen, onDelete } = props
  const address = `${adminUrl(lang, `dashboard/leads/${lead.id}`)}${query.size > 0 ? `?${query}` : ''}`
  const isDeleted = lead.erasedIn !== null
  const isBeingMoved = useIsBeingMoved(lead.id)
  return (
    <tr
      role="row"
      data-new={lead.status === 'new' || undefined}
      data-selected={isSelected || undefined}
      className={`group relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2.5 hover:bg-surface data-selected:bg-selected max-xl:-mx-4 max-xl:px-4 md:max-xl:-mx-3 md:max-xl:px-3 xl:table-row xl:py-0 ${isBeingMoved ? 'opacity-40' : ''}`}
    >
      <SelectCell {...props} />
      <NameCell lead={lead} address={address} />
      <MessageCell lang={lang} copy={copy} lead={lead} address={address} />
      <NextCell copy={copy} lead={lead} />
      <ContactCell copy={copy} lead={lead} />
      <SubmittedCell copy={copy} lead={lead} />
      <StatusCell {...props} address={address} />
      <LeadCell label={copy.columns.notes} className="max-xl:hidden">
        <NotesCell copy={copy} lead={lead} onOpen={() => onOpen('note')} />
      </LeadCell>
      <LeadCell className="max-xl:hidden">
        <DeleteButton
          title={isDeleted ? copy.deleted.erase : copy.delete}
          label={fill(isDeleted ? copy.deleted.eraseOne : copy.deleteOne, { name: lead.name })}
          onClick={onDelete}
        />
      </LeadCell>
    </tr>
  )
}

function SelectCell({ copy, lead, isSelected, onSelect }: Props) {
  return (
    <LeadCell className="col-start-1 row-span-2 row-start-1 max-xl:hidden max-xl:group-data-selecting/list:block xl:ps-3">
      <label className="relative z-10 -m-2 grid size-11 place-items-center xl:size-9">
        <input
          type="checkbox"
          data-key="x"
          aria-label={fill(copy.select, { name: lead.name })}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className="size-5"
        />
      </label>
    </LeadCell>
  )
}

function StatusCell({ lang, copy, statuses, lead, address, onOpen }: Props & { address: string }) {
  return (
    <LeadCell
      label={copy.columns.status}
      className={
        lead.erasedIn === null
          ? 'col-start-1 row-span-2 row-start-1 max-xl:group-data-selecting/list:hidden'
          : 'col-span-2 col-start-2 row-start-3 max-xl:mt-2'
      }
    >
      {lead.erasedIn === null ? (
        <div className="xl:-mt-2">
          <StatusButton
            copy={copy}
            statuses={statuses}
            lead={lead}
            address={address}
            onOpen={() => onOpen('status')}
          />
        </div>
      ) : (
        <ReturnForm
          lang={lang}
          copy={copy}
          lead={lead}
          className="pill-line relative z-10 min-h-9 py-1"
        />
      )}
    </LeadCell>
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
      className="on-row -mt-2 grid size-9 place-items-center rounded-full text-fg-muted hover:bg-danger/10 hover:text-danger"
    >
      <Icon name="trash" />
    </button>
  )
}

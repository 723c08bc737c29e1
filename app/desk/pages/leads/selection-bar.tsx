import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isLeadStatus, leadStatuses } from '#domain/leads/status.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { usePendingStore } from '#desk/parts/pending-provider.tsx'
import { addChange, findChange } from '#desk/parts/pending-work.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** Which leads a list shows. */
export type LeadListKind = 'leads' | 'held' | 'deleted'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  selected: readonly LeadView[]
  /** Null when all leads of the page are selected. */
  onSelectAll: (() => void) | null
  onClear: () => void
  list: LeadListKind
  /** Holds the selected leads as spam, releases or restores them. */
  onMove: () => void
  onDelete: () => void
}

/** The actions on the selected leads, above the tab bar of a phone. */
export function SelectionBar(props: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-20 z-20 mx-auto max-w-170 md:bottom-6"
    >
      {props.selected.length === 0 ? null : <Bar {...props} />}
    </div>
  )
}

const linkClass = 'min-h-11 px-2 underline-offset-4 hover:underline'

function Bar({ lang, copy, selected, onSelectAll, onClear, onDelete, ...props }: Props) {
  return (
    <div className="pointer-events-auto mt-4 flex flex-wrap items-center gap-x-2 rounded-field bg-fig-800 py-2 ps-5 pe-2 text-small text-white scheme-dark shadow-lg">
      <p className="me-auto font-semibold">{fillPlural(copy.selected, selected.length, lang)}</p>
      {onSelectAll ? (
        <button type="button" onClick={onSelectAll} className={linkClass}>
          {copy.selectAll}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onClear}
        aria-label={copy.clearSelection}
        title={copy.clearSelection}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" />
      </button>
      <div className="flex w-full flex-wrap items-center justify-between gap-2 sm:w-auto">
        {props.list === 'leads' ? (
          <BulkStatus copy={copy} selected={selected} statuses={props.statuses} onDone={onClear} />
        ) : null}
        <button type="button" onClick={props.onMove} className={linkClass}>
          {moveWords(copy)[props.list]}
        </button>
        <button
          type="button"
          onClick={onDelete}
          className="flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-error"
        >
          <Icon name="trash" />
          {props.list === 'deleted' ? copy.deleted.eraseSelected : copy.deleteSelected}
        </button>
      </div>
    </div>
  )
}

function moveWords(copy: Props['copy']): Record<LeadListKind, string> {
  return { leads: copy.hold, held: copy.held.release, deleted: copy.deleted.restore }
}

type BulkProps = Pick<Props, 'copy' | 'statuses' | 'selected'> & { onDone: () => void }

function BulkStatus({ copy, statuses, selected, onDone }: BulkProps) {
  const changeStatus = useBulkStatus(selected)
  return (
    <select
      aria-label={copy.statusOfSelected}
      value=""
      onChange={(event) => {
        changeStatus(event.currentTarget.value)
        onDone()
      }}
      className="min-h-11 w-full rounded-full sm:w-40 border border-white/60 bg-transparent ps-4 pe-2 font-medium *:text-fg"
    >
      <option value="" disabled>
        {copy.statusOfSelected}
      </option>
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {statuses[status]}
        </option>
      ))}
    </select>
  )
}

/** Queues one change for each lead, so that they are sent like any other change. */
function useBulkStatus(selected: readonly LeadView[]) {
  const store = usePendingStore()
  return (value: string) => {
    if (!isLeadStatus(value)) return
    store.update((work) => {
      const others = selected.filter(
        ({ id, status }) => (findChange(work, id, 'status')?.value ?? status) !== value,
      )
      return others.reduce((work, { id, name, status, version }) => {
        const before = findChange(work, id, 'status')?.value ?? status
        const change = { lead: { id, name }, field: 'status', value, before, version } as const
        return addChange(work, change, randomUuid())
      }, work)
    })
  }
}

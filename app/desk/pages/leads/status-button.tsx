import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import { StatusIcon } from './status-icon.tsx'
import { useStatus, type StatusLead } from './use-status.ts'

type Props = {
  copy: Pick<AdminCopy['leads'], 'statusOf' | 'waiting'>
  statuses: AdminCopy['statuses']
  lead: StatusLead
  /** The page of the lead, where the status is changed without scripts. */
  address: string
  onOpen: () => void
}

/** The status of a row as dot and word. Pressing it opens the sheet of the lead. */
export function StatusButton({ copy, statuses, lead, address, onOpen }: Props) {
  const { status, isWaiting } = useStatus(lead)
  const isHydrated = useHydrated()
  const className =
    'relative z-10 -mx-2.5 flex min-h-11 items-center gap-2 rounded-full px-2.5 whitespace-nowrap hover:bg-selected xl:min-h-9'
  const content = (
    <>
      <StatusIcon status={status} />
      <span className="sr-only">{fill(copy.statusOf, { name: lead.name })}: </span>
      {statuses[status]}
      {isWaiting ? (
        <span title={copy.waiting}>
          <Icon name="clock" />
          <span className="sr-only">{copy.waiting}</span>
        </span>
      ) : null}
    </>
  )
  return isHydrated ? (
    <button
      type="button"
      data-key="s"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={className}
    >
      {content}
    </button>
  ) : (
    <Link to={address} className={className}>
      {content}
    </Link>
  )
}

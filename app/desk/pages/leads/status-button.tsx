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
    'relative z-10 flex min-h-11 items-center gap-2 rounded-full whitespace-nowrap hover:bg-selected max-xl:-m-1.5 max-xl:w-11 max-xl:justify-center xl:-mx-2.5 xl:min-h-9 xl:px-2.5'
  const content = (
    <>
      <StatusIcon status={status} />
      <span className="sr-only">{fill(copy.statusOf, { name: lead.name })}: </span>
      <span className="max-xl:sr-only">{statuses[status]}</span>
      {isWaiting ? (
        <span title={copy.waiting} className="max-xl:absolute max-xl:start-8">
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

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TabsProps = { label: string; children: ReactNode }

/**
 * Tabs in one row that scrolls sideways, so that the list starts on the first screen of a phone.
 */
export function CountTabs({ label, children }: TabsProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-x-1 text-small lg:w-auto lg:flex-wrap">{children}</ul>
    </nav>
  )
}

type TabProps = {
  to: string
  isCurrent: boolean
  label: string
  /** null: not counted. */
  count: number | null
  /** Whether a count above zero has the colour of an error. */
  isAlert?: boolean
  icon?: ReactNode
}

/** A link to a filtered list, with the number of its items. */
export function CountTab({ to, isCurrent, label, count, isAlert = false, icon = null }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 rounded-full px-3.5 whitespace-nowrap hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
      >
        {icon}
        {label}
        {count === null ? null : (
          <span className={`tabular-nums ${countClass(count, isAlert)}`}>{count}</span>
        )}
      </Link>
    </li>
  )
}

function countClass(count: number, isAlert: boolean): string {
  if (count === 0) return 'text-fg-muted'
  return isAlert ? 'font-semibold text-danger' : 'font-semibold'
}

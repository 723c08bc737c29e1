import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TabsProps = { label: string; children: ReactNode }

/** One line that is pushed sideways where it does not fit: on a phone the list below must not begin under the fold. */
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
  count: number
  isLoud?: boolean
  mark?: ReactNode
}

/** A part of a list, and how much is in it. */
export function CountTab({ to, isCurrent, label, count, isLoud = false, mark = null }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 rounded-full px-3.5 whitespace-nowrap hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
      >
        {mark}
        {label}
        <span className={`tabular-nums ${countLook(count, isLoud)}`}>{count}</span>
      </Link>
    </li>
  )
}

function countLook(count: number, isLoud: boolean): string {
  if (count === 0) return 'text-fg-muted'
  return isLoud ? 'font-semibold text-danger' : 'font-semibold'
}

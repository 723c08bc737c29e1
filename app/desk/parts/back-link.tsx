import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** A link above the title of a page, to the list or page that contains it. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 max-w-full items-center [overflow-wrap:anywhere] gap-2 text-small text-fg-muted hover:text-fg print:hidden"
    >
      <Icon name="back" className="rtl:-scale-x-100" />
      {label}
    </Link>
  )
}

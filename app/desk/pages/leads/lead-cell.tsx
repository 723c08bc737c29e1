import type { ReactNode } from 'react'

type Props = { className: string; label?: string; children: ReactNode }

/** A table cell with its own label for the tile layout, which has no column headings. */
export function LeadCell({ className, label, children }: Props) {
  return (
    <td role="cell" className={`min-w-0 xl:px-1.5 xl:py-3 xl:align-top ${className}`}>
      {label === undefined ? null : <span className="sr-only xl:hidden">{label}</span>}
      {children}
    </td>
  )
}

import type { ReactNode } from 'react'

/** A part of the settings, with its heading. */
export function Section({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      {lead === undefined ? null : (
        <p className="mt-1 max-w-[40em] text-small text-fg-muted">{lead}</p>
      )}
      <div className="mt-5">{children}</div>
    </section>
  )
}

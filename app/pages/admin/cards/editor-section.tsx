import type { ReactNode } from 'react'
import type { AdminCards } from '#copy/he/admin-cards.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'

/** What every part of the editor gets. */
export type EditorPart = {
  copy: AdminCards
  /** As it was stored: the first values of the fields. */
  saved: CardContent
  /** As it is typed now. */
  content: CardContent
  /** Error texts by field. */
  faults: Readonly<Record<string, string>>
}

export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t-2 border-line-strong pt-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 text-[1.25rem] font-semibold">
        {title}
      </p>
      {children}
    </fieldset>
  )
}

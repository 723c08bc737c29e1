import type { ReactNode } from 'react'
import { FoldSummary } from './fold-summary.tsx'
import type { FieldView } from './studio-field.tsx'

type Props = {
  title: string
  /** Both times, as they are shown. */
  fields: readonly FieldView[]
  children: ReactNode
}

/** The second part of a day, folded away where the day has no break. */
export function BreakFields({ title, fields, children }: Props) {
  const isOpen = fields.some(({ value, error }) => value !== '' || error !== undefined)
  return (
    <details open={isOpen} className="col-span-full">
      <FoldSummary text={title} isStrong />
      <div className="grid grid-cols-2 gap-x-4 pt-1">{children}</div>
    </details>
  )
}

export function isOfBreak({ name }: Pick<FieldView, 'name'>): boolean {
  return name.startsWith('businessHours.again.')
}

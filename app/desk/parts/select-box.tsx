import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A select that draws its own arrow: the browser's would overlap the rounded corner. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative flex items-center ${className}`}>
      <select
        {...select}
        className="min-h-11 w-full appearance-none rounded-field border border-field-line bg-surface-raised ps-4 pe-9 hover:border-fg-muted"
      />
      <Icon name="down" size="size-3" className="pointer-events-none absolute end-3.5" />
    </span>
  )
}

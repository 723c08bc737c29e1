import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string
  label: string
  /** Text of the button. */
  choose: string
  /** Text about other ways to choose a file, such as dropping it; hidden on touch screens. */
  hint: string
  note?: ReactNode
  error?: string | undefined
  /** Of the chosen file; '' or missing where a script writes it. */
  fileName?: string
  className?: string
}

/**
 * A file input with our own button: browsers label the native one in their own language. The native
 * control lies on top, invisible, so that it takes presses, keys and dropped files, and screen
 * readers read it. Scripts write the name of the chosen file into the element `${id}-file`.
 */
export function FileField({
  id,
  label,
  choose,
  hint,
  note,
  error,
  fileName,
  className,
  ...props
}: Props) {
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean)
  return (
    <FieldFrame id={id} label={label} error={error} note={note} className={className}>
      <div className="relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-field border-2 border-dashed border-field-line bg-surface-raised py-2 ps-2 pe-5 transition-colors hover:border-fg-muted has-focus-visible:border-focus has-focus-visible:outline-3 has-focus-visible:outline-focus/25 has-aria-invalid:border-danger">
        <span aria-hidden="true" className="pill pill-small pointer-events-none">
          {choose}
        </span>
        <span aria-hidden="true" className="text-small text-fg-muted">
          <span id={`${id}-file`} className="block truncate font-medium text-fg empty:hidden">
            {fileName}
          </span>
          <span className="hidden [:empty+&]:pointer-fine:inline">{hint}</span>
        </span>
        <input
          id={id}
          type="file"
          title=""
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...props}
        />
      </div>
    </FieldFrame>
  )
}

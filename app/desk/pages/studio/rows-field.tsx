import type { ReactNode } from 'react'

type Props = {
  name: string
  label: string
  note: string | undefined
  error: string | undefined
  className: string
  children: ReactNode
}

/** Fields in rows that are one setting, with its note and its error. */
export function RowsField({ name, label, note, error, className, children }: Props) {
  return (
    <fieldset id={name} className={`col-span-full ${className}`} aria-describedby={`${name}-note`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${name}-note`} className="mt-1 text-small text-fg-muted">
        {note}
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}

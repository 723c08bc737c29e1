import type { ComponentProps, ReactElement, ReactNode } from 'react'

type FrameProps = {
  /** Also the prefix of the ids of its error and its note. */
  id: string
  label: string
  error?: string | undefined
  /** Shown below the control, beside the error. */
  note?: ReactNode
  className?: string | undefined
}

type InputProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps>
type TextAreaProps = FrameProps & Omit<ComponentProps<'textarea'>, keyof FrameProps>
export type SelectProps = FrameProps & Omit<ComponentProps<'select'>, keyof FrameProps>

const control =
  'block w-full rounded-field border-2 border-field-line bg-surface-raised px-5 py-3.5 text-body text-fg transition-colors placeholder:text-fg-muted hover:border-fg-muted focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-focus/25 aria-invalid:border-danger aria-invalid:focus-visible:outline-offset-2 aria-invalid:focus-visible:outline-focus disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-muted'

/** An input with its label, its error and a note. */
export function InputField({ id, label, error, note, className, ...props }: InputProps) {
  return (
    <FieldFrame id={id} label={label} error={error} note={note} className={className}>
      <input id={id} className={control} {...describe(id, error, note)} {...props} />
    </FieldFrame>
  )
}

export function TextAreaField({ id, label, error, note, className, ...props }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} error={error} note={note} className={className}>
      <textarea
        id={id}
        className={`${control} min-h-40 resize-y`}
        {...describe(id, error, note)}
        // Without a placeholder an empty field would be left to right (documents/site/styles/base.css).
        placeholder=" "
        {...props}
      />
    </FieldFrame>
  )
}

/** A first option with an empty value is the placeholder and is styled as one. */
export function SelectField({
  id,
  label,
  error,
  note,
  className,
  children,
  ...props
}: SelectProps) {
  return (
    <FieldFrame id={id} label={label} error={error} note={note} className={className}>
      <span className="grid items-center *:col-start-1 *:row-start-1">
        <select
          id={id}
          className={`${control} appearance-none truncate pe-10 has-[option[value='']:checked]:text-fg-muted`}
          {...describe(id, error, note)}
          {...props}
        >
          {children}
        </select>
        <Chevron />
      </span>
    </FieldFrame>
  )
}

function describe(id: string, error: string | undefined, note: ReactNode) {
  const notes = [error && `${id}-error`, note && `${id}-note`]
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  }
}

/** A control with its label above and its error and note below. */
export function FieldFrame({
  id,
  label,
  error,
  note,
  className = '',
  children,
}: FrameProps & { children: ReactElement }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      {children}
      <div className="flex flex-wrap text-small">
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="flex items-baseline gap-2 font-medium text-danger not-empty:me-4 not-empty:mt-2"
        >
          {error && (
            <>
              <Warning />
              <span>{error}</span>
            </>
          )}
        </p>
        {note && (
          <p id={`${id}-note`} className="mt-2 text-fg-muted">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}

function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="pointer-events-none me-4 size-4 justify-self-end fill-none stroke-current stroke-2"
    >
      <path d="m3 6 5 5 5-5" />
    </svg>
  )
}

function Warning() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 flex-none translate-y-0.5 fill-current"
    >
      <path d="M8 1 0 15h16ZM7 6h2v4H7Zm0 5h2v2H7Z" />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { InputField } from './field.tsx'

type Part = 'day' | 'month' | 'year' | 'time'

type Props = {
  /** Prefix of the ids of its inputs, its error and its note. */
  id: string
  /** Prefix of the names of its inputs. */
  name: string
  legend: string
  labels: Readonly<Partial<Record<Part, string>>>
  /** In the order of the inputs. */
  values?: readonly string[]
  error?: string | undefined
  note?: string | undefined
  /** Shown below the inputs, above the note. */
  children?: ReactNode
}

const parts = [
  { part: 'day', length: 2, width: 'basis-14' },
  { part: 'month', length: 2, width: 'basis-14' },
  { part: 'year', length: 4, width: 'basis-20' },
  { part: 'time', length: 5, width: 'basis-20 ms-2' },
] as const

/** The look of an input, with a smaller label and less padding. */
const look =
  'min-w-0 grow [&_input]:px-1 [&_input]:text-center [&_input]:tabular-nums [&_label]:mb-1 [&_label]:text-small [&_label]:font-normal'

/**
 * A date, with a time where `labels` has one for it, entered in numbers. Not a native date input,
 * because browsers show those in the language of the machine and not of the page.
 */
export function DateTimeField(props: Props) {
  const { id, name, legend, labels, values = [], error, note, children } = props
  const describedBy = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex max-w-96 gap-2">
        {parts.map(({ part, length, width }, index) => {
          const label = labels[part]
          if (label === undefined) return null
          return (
            <InputField
              key={part}
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              label={label}
              defaultValue={values[index]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={length}
              dir="ltr"
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              className={`${look} ${width}`}
            />
          )
        })}
      </div>
      {children}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="text-small font-medium text-danger not-empty:mt-2"
      >
        {error}
      </p>
      {note ? (
        <p id={`${id}-note`} className="mt-2 text-small text-fg-muted">
          {note}
        </p>
      ) : null}
    </fieldset>
  )
}

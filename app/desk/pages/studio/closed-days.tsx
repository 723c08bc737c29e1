import { useState } from 'react'
import { fill } from '#i18n/fill.ts'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import type { TypedClosed } from '#domain/studio/business-hours.ts'

type Props = {
  name: string
  label: string
  note: string | undefined
  error: string | undefined
  rows: readonly TypedClosed[]
  copy: AdminStudio['closed']
}

const noRow: TypedClosed = { from: '', to: '', he: '', en: '' }

/** A row for each stretch of closed days, and an empty one. Emptied rows are not stored. */
export function ClosedDays({ name, label, note, error, rows, copy }: Props) {
  const [added, setAdded] = useState(1)
  const shown = [...rows, ...Array.from({ length: added }, () => noRow)]
  return (
    <fieldset id={name} className="col-span-full mt-4" aria-describedby={`${name}-note`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${name}-note`} className="mt-1 text-small text-fg-muted">
        {note}
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {error}
        </p>
      ) : null}
      <ol>
        {shown.map((row, index) => (
          // Rows are only added at the end.
          <li key={index} className="border-b border-line py-5">
            <fieldset className="grid grid-cols-2 gap-x-4 gap-y-4">
              <legend className="sr-only">{fill(copy.row, { number: index + 1 })}</legend>
              <Part
                {...{ name, index }}
                part="from"
                type="date"
                label={copy.from}
                value={row.from}
              />
              <Part
                {...{ name, index }}
                part="to"
                type="date"
                label={copy.to}
                value={row.to === row.from ? '' : row.to}
              />
              <Part {...{ name, index }} part="he" type="text" label={copy.he} value={row.he} />
              <Part {...{ name, index }} part="en" type="text" label={copy.en} value={row.en} />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        type="button"
        variant="line"
        size="small"
        className="mt-4"
        onClick={() => setAdded(added + 1)}
      >
        {copy.add}
      </Button>
    </fieldset>
  )
}

type PartProps = {
  name: string
  index: number
  part: keyof TypedClosed
  type: 'date' | 'text'
  label: string
  value: string
}

function Part({ name, index, part, type, label, value }: PartProps) {
  return (
    <InputField
      id={`${name}.${part}.${index}`}
      name={`${name}.${part}`}
      label={label}
      type={type}
      {...(type === 'text'
        ? { lang: part, dir: part === 'he' ? 'rtl' : 'ltr', maxLength: 40 }
        : {})}
      defaultValue={value}
      className="min-w-0"
    />
  )
}

import { useState } from 'react'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import type { TypedRate } from '#domain/pricing/vat-rates.ts'
import { fill } from '#i18n/fill.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { RowsField } from './rows-field.tsx'

type Props = {
  name: string
  label: string
  note: string | undefined
  error: string | undefined
  rows: readonly TypedRate[]
  copy: AdminStudio['rates']
}

/** A row for each rate of VAT with its first day, and an empty one for the next. */
export function VatRates({ name, label, note, error, rows, copy }: Props) {
  const [added, setAdded] = useState(0)
  const empty: TypedRate = { from: '', percent: '' }
  const shown = [...rows, ...Array.from({ length: rows.length === 0 ? 1 : added }, () => empty)]
  return (
    <RowsField {...{ name, label, note, error }} className="mb-4">
      <ol className="mt-4 grid gap-4">
        {shown.map(({ from, percent }, index) => (
          // Rows are only added at the end.
          <li key={index}>
            <fieldset className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
              <legend className="sr-only">{fill(copy.row, { number: index + 1 })}</legend>
              <InputField
                id={`${name}.percent.${index}`}
                name={`${name}.percent`}
                label={copy.percent}
                inputMode="decimal"
                autoComplete="off"
                aria-invalid={error !== undefined || undefined}
                dir="ltr"
                maxLength={8}
                defaultValue={percent}
                className="min-w-0 rtl:[&_input]:text-end"
              />
              <InputField
                id={`${name}.from.${index}`}
                name={`${name}.from`}
                label={copy.from}
                type="date"
                aria-invalid={error !== undefined || undefined}
                defaultValue={from}
                className="min-w-0"
              />
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
    </RowsField>
  )
}

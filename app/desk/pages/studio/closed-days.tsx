import { useState } from 'react'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isDay } from '#domain/typed-date-time.ts'
import { fill } from '#i18n/fill.ts'
import { formatDays } from '#i18n/format-hours.ts'
import { InputField } from '#ui/field.tsx'
import { FoldSummary } from './fold-summary.tsx'
import type { TypedClosed } from '#domain/studio/business-hours.ts'
import { RowsField } from './rows-field.tsx'

type Props = {
  lang: DeskLang
  name: string
  label: string
  note: string | undefined
  error: string | undefined
  rows: readonly TypedClosed[]
  copy: AdminStudio['closed']
}

const noRow: TypedClosed = { from: '', to: '', he: '', en: '' }

/**
 * A line for each stretch of closed days, folded until it is changed, and one for another: a phone
 * shows them all at once. Emptied rows are not stored.
 */
export function ClosedDays({ lang, name, label, note, error, rows, copy }: Props) {
  const [added, setAdded] = useState(1)
  const shown = [...rows, ...Array.from({ length: added }, () => noRow)]
  const addRow = (index: number) => {
    if (index === shown.length - 1) setAdded(added + 1)
  }
  return (
    <RowsField {...{ name, label, note, error }} className="mt-4">
      <ol className="mt-2">
        {shown.map((row, index) => (
          // Rows are only added at the end.
          <li key={index} className="border-b border-line">
            <details
              open={error !== undefined && row !== noRow}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) addRow(index)
              }}
            >
              <FoldSummary
                text={row === noRow ? copy.add : summaryOf(row, lang)}
                icon={row === noRow ? 'plus' : 'down'}
              />
              <fieldset className="grid grid-cols-2 gap-x-4 gap-y-3 pt-1 pb-5">
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
            </details>
          </li>
        ))}
      </ol>
    </RowsField>
  )
}

/** The dates and the name; what was refused as it was typed. */
function summaryOf(row: TypedClosed, lang: DeskLang): string {
  const last = row.to === '' ? row.from : row.to
  const isReal = isDay(row.from) && isDay(last) && row.from <= last
  const dates = isReal ? formatDays(row.from, last, lang) : `${row.from} ${row.to}`
  return [dates, row[lang]].filter((part) => part.trim() !== '').join(' · ')
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

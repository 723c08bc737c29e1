import type { ComponentProps } from 'react'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import type { Refusal } from './quote-form-result.ts'

type Line = NonNullable<OwnerView['fields']>[number]

type Props = { copy: AdminQuotes['editor']; line: Line; position: number; refusal: Refusal }

export function LineEditor({ copy, line, position, refusal }: Props) {
  const { id } = line
  const typed = refusal.typed?.[`amount.${id}`] === undefined ? null : refusal.typed
  const text = (name: string, stored: string) => ({
    id: `${name}.${id}`,
    value: typed?.[`${name}.${id}`] ?? stored,
    problem: refusal.faults.find(({ field }) => field === `${name}.${id}`)?.problem,
  })
  const box = (name: string, stored: boolean) => ({
    name: `${name}.${id}`,
    isChecked: typed ? typed[`${name}.${id}`] !== undefined : stored,
  })
  return (
    <li className="border-b border-line py-5">
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="sr-only">{fill(copy.line, { position })}</legend>
        <TextInput {...text('he', line.he)} label={copy.nameHe} dir="rtl" />
        <TextInput {...text('en', line.en)} label={copy.nameEn} dir="ltr" />
        {line.isCredit ? (
          <CreditFields copy={copy} text={text} box={box} line={line} />
        ) : (
          <PriceFields copy={copy} text={text} box={box} line={line} />
        )}
      </fieldset>
    </li>
  )
}

type FieldsProps = Pick<Props, 'copy' | 'line'> & {
  text: (name: string, stored: string) => Pick<TextInputProps, 'id' | 'value' | 'problem'>
  box: (name: string, stored: boolean) => { name: string; isChecked: boolean }
}

function PriceFields({ copy, line, text, box }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-3 gap-3 sm:col-span-2">
        <TextInput
          {...text('amount', line.amount)}
          label={copy.amount}
          dir="ltr"
          inputMode="decimal"
        />
        <TextInput
          {...text('months', line.months)}
          label={copy.months}
          dir="ltr"
          inputMode="numeric"
          placeholder={copy.monthsHint}
        />
        <TextInput
          {...text('discount', line.discount)}
          label={copy.discount}
          dir="ltr"
          inputMode="decimal"
        />
      </div>
      <ChangedPrice copy={copy} listPrice={line.listPrice} />
      {line.isFrom ? (
        <div className="border-s-4 border-citron ps-4 sm:col-span-2">
          <p>{copy.from}</p>
          <Checkbox {...box('final', false)} label={copy.final} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Checkbox {...box('optional', line.optional)} label={copy.optional} />
        {line.plusVat === null ? null : (
          <Checkbox {...box('plus-vat', line.plusVat)} label={copy.plusVat} />
        )}
        <Checkbox {...box('remove', false)} label={copy.remove} />
      </div>
    </>
  )
}

/** A line that takes an amount off is paid once, and cannot be left out. */
function CreditFields({ copy, line, text, box }: FieldsProps) {
  return (
    <>
      <TextInput
        {...text('amount', line.amount)}
        label={copy.creditAmount}
        dir="ltr"
        inputMode="decimal"
      />
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        {line.plusVat === null ? null : (
          <Checkbox {...box('plus-vat', line.plusVat)} label={copy.creditPlusVat} />
        )}
        <Checkbox {...box('remove', false)} label={copy.remove} />
      </div>
    </>
  )
}

type ChangedPriceProps = { copy: Props['copy']; listPrice: string | null }

function ChangedPrice({ copy, listPrice }: ChangedPriceProps) {
  if (listPrice === null) return null
  return (
    <p className="border-s-4 border-line-strong ps-4 sm:col-span-2">
      {copy.changedPrice}{' '}
      <s>
        <bdi>{listPrice}</bdi>
      </s>
    </p>
  )
}

export const controlClass =
  'min-h-11 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-focus/25 aria-invalid:border-danger'

type TextInputProps = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> & {
  /** Also the name of the field. */
  id: string
  label: string
  value: string
  dir: 'rtl' | 'ltr'
  problem: string | undefined
}

function TextInput({ id, label, value, dir, problem, ...attributes }: TextInputProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-fg-muted">
        {label}
      </label>
      <input
        id={id}
        name={id}
        dir={dir}
        defaultValue={value}
        maxLength={200}
        {...describedBy(id, problem)}
        {...attributes}
        className={`${controlClass} mt-1`}
      />
      <Problem id={id} text={problem} />
    </div>
  )
}

export function describedBy(id: string, problem: string | undefined) {
  return problem === undefined
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const)
}

/** The error text of the field with this id. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={`${id}-problem`} className="mt-1 font-medium text-danger">
      {text}
    </p>
  )
}

function Checkbox({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isChecked} className="size-5" />
      {label}
    </label>
  )
}

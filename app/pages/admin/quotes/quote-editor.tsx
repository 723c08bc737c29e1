import { useRef, type ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { SelectBox } from '../select-box.tsx'

type Copy = AdminQuotes['editor']

type Props = {
  copy: Copy
  fields: NonNullable<OwnerView['fields']>
  note: string
  /** The hash of the quote as shown: an edit based on other content is refused. */
  seen: string
  sellable: readonly { code: string; label: string }[]
  onChange: () => void
}

const controlClass =
  'min-h-11 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-focus/25'

/**
 * One form for the whole draft, so that saving or adding a line loses no other change. With
 * scripts, choosing a line in the list adds it at once.
 */
export function QuoteEditor({ copy, fields, note, seen, sellable, onChange }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const saveButton = useRef<HTMLButtonElement>(null)
  return (
    <Form
      method="post"
      onInput={onChange}
      className="border-t-2 border-line-strong pt-4 text-small"
    >
      <h2 className="text-body font-semibold">{copy.title}</h2>
      <input type="hidden" name="seen" value={seen} />
      {fields.length === 0 ? <p className="mt-3 text-fg-muted">{copy.nothing}</p> : null}
      <ul>
        {fields.map((line) => (
          <LineEditor key={line.id} copy={copy} line={line} />
        ))}
      </ul>
      <label className="mt-5 block">
        <span className="font-medium">{copy.add}</span>
        <SelectBox
          name="add"
          className="mt-1"
          defaultValue=""
          onChange={(event) => event.currentTarget.form?.requestSubmit(saveButton.current)}
        >
          <option value="">{copy.addNothing}</option>
          <option value="own">{copy.addOwn}</option>
          {sellable.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectBox>
      </label>
      <label className="mt-5 block">
        <span className="font-medium">{copy.note}</span>
        <textarea
          name="note"
          dir="auto"
          defaultValue={note}
          maxLength={2000}
          className={`${controlClass} mt-1 field-sizing-content min-h-24`}
        />
        <span className="mt-1 block text-fg-muted">{copy.noteHint}</span>
      </label>
      <button
        ref={saveButton}
        type="submit"
        name="intent"
        value="edit"
        disabled={isBusy}
        aria-busy={isBusy}
        className="pill pill-small mt-5"
      >
        {copy.save}
      </button>
    </Form>
  )
}

function LineEditor({ copy, line }: { copy: Copy; line: Props['fields'][number] }) {
  const { id } = line
  return (
    <li className="grid gap-3 border-b border-line py-5 sm:grid-cols-2">
      <TextInput name={`he.${id}`} label={copy.nameHe} value={line.he} dir="rtl" />
      <TextInput name={`en.${id}`} label={copy.nameEn} value={line.en} dir="ltr" />
      <div className="grid grid-cols-3 gap-3 sm:col-span-2">
        <TextInput
          name={`amount.${id}`}
          label={copy.amount}
          value={line.amount}
          dir="ltr"
          inputMode="decimal"
        />
        <TextInput
          name={`months.${id}`}
          label={copy.months}
          value={line.months}
          dir="ltr"
          inputMode="numeric"
          placeholder={copy.monthsHint}
        />
        <TextInput
          name={`discount.${id}`}
          label={copy.discount}
          value={line.discount}
          dir="ltr"
          inputMode="decimal"
        />
      </div>
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Checkbox name={`optional.${id}`} label={copy.optional} isChecked={line.optional} />
        <Checkbox name={`plus-vat.${id}`} label={copy.plusVat} isChecked={line.plusVat} />
        <Checkbox name={`remove.${id}`} label={copy.remove} isChecked={false} />
      </div>
    </li>
  )
}

type TextInputProps = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> & {
  name: string
  label: string
  value: string
  dir: 'rtl' | 'ltr'
}

function TextInput({ name, label, value, dir, ...attributes }: TextInputProps) {
  return (
    <label className="block min-w-0">
      <span className="text-fg-muted">{label}</span>
      <input
        name={name}
        dir={dir}
        defaultValue={value}
        maxLength={200}
        {...attributes}
        className={`${controlClass} mt-1`}
      />
    </label>
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

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
  seen: number
  sellable: readonly { code: string; label: string }[]
  onTouch: () => void
}

const control =
  'min-h-11 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-focus/25'

/** One form for the whole draft: whatever is saved or added, nothing that was typed elsewhere is lost. With scripts, choosing a line adds it. */
export function QuoteEditor({ copy, fields, note, seen, sellable, onTouch }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const save = useRef<HTMLButtonElement>(null)
  return (
    <Form method="post" onInput={onTouch} className="border-t-2 border-line-strong pt-4 text-small">
      <h2 className="text-body font-semibold">{copy.title}</h2>
      <input type="hidden" name="version" value={seen} />
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
          onChange={(event) => event.currentTarget.form?.requestSubmit(save.current)}
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
          className={`${control} mt-1 field-sizing-content min-h-24`}
        />
        <span className="mt-1 block text-fg-muted">{copy.noteHint}</span>
      </label>
      <button
        ref={save}
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
      <Text name={`he.${id}`} label={copy.nameHe} value={line.he} dir="rtl" />
      <Text name={`en.${id}`} label={copy.nameEn} value={line.en} dir="ltr" />
      <div className="grid grid-cols-3 gap-3 sm:col-span-2">
        <Text
          name={`amount.${id}`}
          label={copy.amount}
          value={line.amount}
          dir="ltr"
          inputMode="decimal"
        />
        <Text
          name={`months.${id}`}
          label={copy.months}
          value={line.months}
          dir="ltr"
          inputMode="numeric"
          placeholder={copy.monthsHint}
        />
        <Text
          name={`discount.${id}`}
          label={copy.discount}
          value={line.discount}
          dir="ltr"
          inputMode="decimal"
        />
      </div>
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Tick name={`optional.${id}`} label={copy.optional} isOn={line.optional} />
        <Tick name={`plus-vat.${id}`} label={copy.plusVat} isOn={line.plusVat} />
        <Tick name={`remove.${id}`} label={copy.remove} isOn={false} />
      </div>
    </li>
  )
}

type TextProps = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> & {
  name: string
  label: string
  value: string
  dir: 'rtl' | 'ltr'
}

function Text({ name, label, value, dir, ...hints }: TextProps) {
  return (
    <label className="block min-w-0">
      <span className="text-fg-muted">{label}</span>
      <input
        name={name}
        dir={dir}
        defaultValue={value}
        maxLength={200}
        {...hints}
        className={`${control} mt-1`}
      />
    </label>
  )
}

function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5" />
      {label}
    </label>
  )
}

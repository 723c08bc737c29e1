import { Form } from 'react-router'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { fill } from '#i18n/fill.ts'
import { InputField } from '#ui/field.tsx'
import type { OwnPriceView } from './describe-own.server.ts'

type Props = {
  copy: AdminPrices['conflicts']['own']
  item: string
  name: string
  own: OwnPriceView
}

/** The owner's own figure for a price, which wins over what the texts say. */
export function OwnPriceForm({ copy, item, name, own }: Props) {
  return (
    <Form method="post" preventScrollReset className="mt-6">
      <input type="hidden" name="item" value={item} />
      <h4 className="font-semibold">{own.since ?? copy.title}</h4>
      <p className="mt-1 max-w-[40em] text-small text-fg-muted">{copy.lead}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <ShekelField id={`${item}-from`} name="from" label={copy.from} value={own.from} />
        <ShekelField id={`${item}-to`} name="to" label={copy.to} value={own.to} />
        <button
          type="submit"
          name="intent"
          value="own"
          aria-label={fill(copy.saveOf, { item: name })}
          className="pill pill-small pill-line"
        >
          {copy.save}
        </button>
      </div>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input type="checkbox" name="isFrom" defaultChecked={own.isFrom} className="size-4.5" />
        {copy.isFrom}
      </label>
      {own.history.length === 0 ? null : (
        <details className="mt-1 text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-fg-muted underline underline-offset-4">
            {copy.history}
          </summary>
          <ul className="grid gap-1 pb-2">
            {own.history.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </Form>
  )
}

type FieldProps = { id: string; name: string; label: string; value: string }

function ShekelField({ id, name, label, value }: FieldProps) {
  return (
    <div className="w-40">
      <InputField
        id={id}
        name={name}
        label={label}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        defaultValue={value}
      />
    </div>
  )
}

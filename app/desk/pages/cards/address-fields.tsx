import { storedCardStatuses } from '#domain/business-card/card-status.ts'
import { splitDay } from '#domain/typed-date-time.ts'
import { fill } from '#i18n/fill.ts'
import type { StoredCard } from '#server/cards/card-store.ts'
import { InputField, SelectField } from '#ui/field.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { EditorPartProps } from './editor-part-props.ts'

type Props = Omit<EditorPartProps, 'saved' | 'content'> & { card: StoredCard; ends: string }

/** The card's address, its status, and the day from which it is shown. */
export function AddressFields({ copy, faults, card, ends }: Props) {
  const { form, statuses } = copy
  return (
    <EditorSection title={form.address}>
      <div className="grid gap-4 md:grid-cols-2">
        <InputField
          id="slug"
          name="slug"
          label={form.slug}
          defaultValue={card.slug}
          error={faults['slug']}
          note={form.slugNote}
          dir="ltr"
          className="[&_input]:rtl:text-end"
        />
        <SelectField id="status" name="status" label={form.status} defaultValue={card.status}>
          {storedCardStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        <DateTimeField
          id="startsOn"
          name="startsOn"
          legend={form.startsOn}
          labels={{ day: form.day, month: form.month, year: form.year }}
          values={splitDay(card.startsOn)}
          error={faults['startsOn']}
          note={fill(form.startsNote, { day: ends })}
        />
      </div>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="takesDetails"
          value="yes"
          defaultChecked={card.content.takesDetails}
          className="size-6 flex-none"
        />
        {form.takesDetails}
      </label>
      <InputField
        id="detailsEmail"
        name="detailsEmail"
        type="email"
        label={form.detailsEmail}
        defaultValue={card.content.detailsEmail}
        error={faults['detailsEmail']}
        note={form.detailsNote}
        dir="ltr"
        className="mt-2 md:max-w-1/2 [&_input]:rtl:text-end"
      />
    </EditorSection>
  )
}

import { readTypedClosed } from '#domain/studio/business-hours.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import type { StudioInput } from '#domain/studio/studio-rule.ts'
import type { CardLang } from '#i18n/languages.ts'
import { cardLanguages } from '#i18n/languages.ts'
import { splitDay } from '#domain/typed-date-time.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { InputField } from '#ui/field.tsx'
import { readTypedRates } from '#domain/pricing/vat-rates.ts'
import { ClosedDays } from './closed-days.tsx'
import { OfferBoxes, type OfferGroups } from './offer-boxes.tsx'
import { PictureField } from './picture-field.tsx'
import { VatRates } from './vat-rates.tsx'

export type FieldView = {
  name: StudioField
  label: string
  input: StudioInput
  value: string
  max: number
  /** The language of the value, where it has one. */
  lang: CardLang | null
  note: string | undefined
  error: string | undefined
  /** The mark of a value that the site came with. */
  sample: string | null
  isLocked: boolean
}

type Props = {
  lang: DeskLang
  field: FieldView
  weekdays: readonly { name: string; short: string }[]
  closed: AdminStudio['closed']
  rates: AdminStudio['rates']
  offers: OfferGroups
  offerWords: AdminStudio['offers']
  pictures: AdminStudio['pictures'] & { tooLarge: string }
  dateLabels: AdminStudio['day']
}

const inputModes: Partial<Record<StudioInput, 'numeric' | 'decimal'>> = {
  number: 'numeric',
  percent: 'decimal',
}

export function StudioFieldInput({ field, weekdays, ...words }: Props) {
  const { closed, rates, dateLabels } = words
  if (field.input === 'days') return <Days field={field} weekdays={weekdays} />
  if (field.input === 'closed')
    return (
      <ClosedDays {...field} lang={words.lang} rows={readTypedClosed(field.value)} copy={closed} />
    )
  if (field.input === 'rates')
    return <VatRates {...field} rows={readTypedRates(field.value)} copy={rates} />
  if (field.input === 'offers')
    return <OfferBoxes {...field} offers={words.offers} copy={words.offerWords} />
  if (field.name === 'logo' || field.name === 'icon')
    return <PictureField {...field} name={field.name} words={words.pictures} />
  if (field.input === 'date') return <DateField field={field} labels={dateLabels} />
  const { name, label, input, value, max, lang, note, error, sample, isLocked } = field
  const isShort = input === 'percent' || (input === 'number' && max <= 3)
  const isLtr = input !== 'text' || name === 'founder.cardSlug' || name === 'analyticsId'
  return (
    <InputField
      id={name}
      name={name}
      label={sample === null ? label : `${label} (${sample})`}
      type={input in inputModes || input === 'time' ? 'text' : input}
      inputMode={inputModes[input]}
      {...(lang === null ? {} : { lang })}
      dir={lang === null ? (isLtr ? 'ltr' : 'auto') : cardLanguages[lang].dir}
      defaultValue={value}
      maxLength={max}
      disabled={isLocked}
      note={note}
      error={error}
      className={`${input === 'time' ? '' : 'col-span-full'} ${isShort ? '[&_input]:max-w-32' : ''} ${isLtr ? '[&_input]:text-start rtl:[&_input]:text-end' : ''}`}
    />
  )
}

function DateField({ field, labels }: { field: FieldView; labels: AdminStudio['day'] }) {
  const { name, label, value, error, note } = field
  return (
    <div className="col-span-full mb-4">
      <DateTimeField
        id={name}
        name={name}
        legend={label}
        labels={labels}
        values={splitDay(value)}
        error={error}
        note={note}
      />
    </div>
  )
}

function Days({
  field: { name, label, value, error, sample },
  weekdays,
}: Pick<Props, 'field' | 'weekdays'>) {
  const chosen = value.split(',')
  return (
    <fieldset
      id={name}
      className="col-span-full"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="mb-2 font-semibold">
        {sample === null ? label : `${label} (${sample})`}
      </legend>
      <div className="grid max-w-96 grid-cols-7 gap-1.5">
        {weekdays.map((day, index) => (
          <label
            key={day.name}
            title={day.name}
            className="grid min-h-11 cursor-pointer place-items-center rounded-field border-2 border-field-line text-small text-fg-muted has-checked:border-line-strong has-checked:bg-selected has-checked:font-semibold has-checked:text-fg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              name={name}
              value={index}
              aria-label={day.name}
              defaultChecked={chosen.includes(String(index))}
              className="sr-only"
            />
            <span aria-hidden="true">{day.short}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} role="alert" className="mt-2 text-small font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { codeFields, codeTypes, mapApps, wifiSecurities } from '#domain/qr/code-contents.ts'
import type { CodeType, FieldName } from '#domain/qr/code-contents.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'

type Words = QrWords['content']

/**
 * The content of the code: a type, and the fields of that type. The script shows one type at a
 * time.
 */
export function ContentForm({ words }: { words: Words }) {
  return (
    <section aria-labelledby="qr-content">
      <h2 id="qr-content" className="headline-h3">
        {words.title}
      </h2>
      <fieldset className="qr-types">
        <legend className="sr-only">{words.title}</legend>
        {codeTypes.map((type, index) => (
          <label key={type} className="qr-chip">
            <input type="radio" name="type" value={type} defaultChecked={index === 0} />
            <span>{words.types[type]}</span>
          </label>
        ))}
      </fieldset>
      {codeTypes.map((type, index) => (
        <div
          key={type}
          hidden={index > 0}
          className="qr-fields"
          {...dataAttributes({ 'qr-fields': type })}
        >
          {codeFields[type].map((name) => (
            <Field key={name} type={type} name={name} words={words} />
          ))}
        </div>
      ))}
    </section>
  )
}

/** Input types of fields. Fields that are not listed are plain text. */
const kinds: Partial<Record<FieldName, 'url' | 'tel' | 'email'>> = {
  url: 'url',
  phone: 'tel',
  email: 'email',
}

type FieldProps = { type: CodeType; name: FieldName; words: Words }

function Field({ type, name, words }: FieldProps) {
  const id = `qr-${type}-${name}`
  const fields: Readonly<Partial<Record<FieldName, string>>> = words.fields[type]
  const notes: Readonly<Partial<Record<FieldName, string>>> = words.notes
  const props = {
    id,
    name: `${type}.${name}`,
    label: fields[name] ?? '',
    note: withMeaning(`${type}.${name}`, name, notes[name]),
  }
  if (name === 'hidden')
    return (
      <label className="qr-check">
        <input type="checkbox" id={id} name={props.name} className="tick" />
        {props.label}
      </label>
    )
  if (name === 'start' || name === 'end')
    return <DateTime {...props} note={notes[name]} labels={words.moment} />
  if (name === 'security')
    return <Options {...props} values={wifiSecurities} names={words.securities} />
  if (name === 'map') return <Options {...props} values={mapApps} names={words.maps} />
  if (name === 'text') return <TextAreaField {...props} dir="auto" rows={3} className="qr-wide" />
  const kind = kinds[name]
  return (
    <InputField
      {...props}
      type={kind ?? 'text'}
      inputMode={kind === 'url' ? 'url' : undefined}
      dir={kind === undefined ? 'auto' : 'ltr'}
      spellCheck={false}
      autoCapitalize={kind === undefined ? undefined : 'none'}
      className={isWide(type, name) ? 'qr-wide' : ''}
    />
  )
}

/** Fields below which the script shows what a phone makes of them. */
const explained = new Set<FieldName>(['phone', 'password'])

function withMeaning(key: string, name: FieldName, note: string | undefined) {
  if (!explained.has(name)) return note
  return (
    <>
      <output className="qr-meaning" {...dataAttributes({ 'qr-meaning': key })} />
      {note}
    </>
  )
}

function isWide(type: CodeType, name: FieldName): boolean {
  return (
    codeFields[type].length === 1 || (type === 'event' && (name === 'name' || name === 'place'))
  )
}

type DateTimeProps = {
  id: string
  name: string
  label: string
  note: string | undefined
  labels: Words['moment']
}

/** Below the fields the script shows the date with its day of the week. */
function DateTime({ label, ...props }: DateTimeProps) {
  return (
    <div {...dataAttributes({ 'qr-date-time': props.name })}>
      <DateTimeField legend={label} {...props}>
        <output htmlFor={`${props.id}-day`} className="qr-date-time" />
      </DateTimeField>
    </div>
  )
}

type OptionsProps<Value extends string> = {
  id: string
  name: string
  label: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
}

function Options<Value extends string>({ values, names, ...props }: OptionsProps<Value>) {
  return (
    <SelectField {...props}>
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </SelectField>
  )
}

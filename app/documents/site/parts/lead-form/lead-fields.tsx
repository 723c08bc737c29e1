import { contactLimits, type ContactField } from '#domain/leads/contact-form.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import { fill } from '#i18n/fill.ts'
import { SelectField, TextAreaField, type SelectProps } from '#ui/field.tsx'
import type { LeadFormProps, Option } from './lead-form-props.ts'
import { PersonFields } from './person-fields.tsx'
import { PhoneField } from './phone-field.tsx'

type Props = LeadFormProps & {
  /** Only the errors that are shown. */
  errors: FieldErrors
  messageLength: number
}

/** Uncontrolled fields, so that input from before hydration stays. */
export function LeadFields({ lang, copy, choices, state, errors, messageLength }: Props) {
  const fieldProps = (field: ContactField) => {
    const code = errors[field]
    return {
      id: `lead-${field}`,
      name: field,
      label: copy.labels[field],
      error: code === undefined ? undefined : copy.errors[code],
      defaultValue: state?.values[field],
      required: true,
    }
  }
  const phone = fieldProps('phone')
  return (
    <div className="grid grid-cols-10 gap-x-4 gap-y-4 @2xl:gap-x-6">
      <PersonFields name={fieldProps('name')} email={fieldProps('email')} />
      <PhoneField
        lang={lang}
        labels={{ country: copy.country, phone: phone.label }}
        error={phone.error}
        defaults={{ country: state?.values['country_code'], phone: phone.defaultValue }}
      />
      {choices === null ? null : (
        <>
          <ChoiceField
            {...fieldProps('service_type')}
            placeholder={copy.placeholders.service}
            options={choices.services}
            className="col-span-10 @2xl:col-span-6"
          />
          <ChoiceField
            {...fieldProps('budget')}
            placeholder={copy.placeholders.budget}
            options={choices.budgets}
            className="col-span-10 @2xl:col-span-4"
          />
        </>
      )}
      <TextAreaField
        {...fieldProps('message')}
        rows={4}
        dir="auto"
        placeholder={copy.placeholders.message}
        className="col-span-10"
        note={fill(copy.counter, { used: messageLength, max: contactLimits.message.max })}
      />
    </div>
  )
}

export function ChoiceField({
  placeholder,
  options,
  className = 'col-span-10',
  ...props
}: SelectProps & { placeholder: string; options: readonly Option[] }) {
  return (
    <SelectField {...props} className={className}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

import { contactLimits, type ContactField, type FieldErrors } from '#domain/leads/contact-form.ts'
import { fill } from '#i18n/fill.ts'
import { InputField, SelectField, TextAreaField, type SelectProps } from '#ui/field.tsx'
import type { LeadFormProps, Option } from './lead-form-props.ts'
import { PhoneField } from './phone-field.tsx'

type Props = LeadFormProps & {
  /** Only those that the visitor is to see. */
  errors: FieldErrors
  used: number
}

/** Ten columns where there is room. Nothing here is controlled: what was typed before the form woke up stays. */
export function LeadFields({ lang, copy, choices, answer, errors, used }: Props) {
  const of = (field: ContactField) => {
    const code = errors[field]
    return {
      id: `lead-${field}`,
      name: field,
      label: copy.labels[field],
      error: code === undefined ? undefined : copy.errors[code],
      defaultValue: answer?.values[field],
      required: true,
    }
  }
  const phone = of('phone')
  return (
    <div className="grid grid-cols-10 gap-x-4 gap-y-6 @2xl:gap-x-6">
      <InputField
        {...of('name')}
        type="text"
        autoComplete="name"
        dir="auto"
        className="col-span-10 @2xl:col-span-4"
      />
      <InputField
        {...of('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="col-span-10 @2xl:col-span-6 rtl:[&_input]:text-end"
      />
      <PhoneField
        lang={lang}
        labels={{ country: copy.country, phone: phone.label }}
        error={phone.error}
        defaults={{ country: answer?.values['country_code'], phone: phone.defaultValue }}
      />
      {choices === null ? null : (
        <>
          <ChoiceField
            {...of('service_type')}
            placeholder={copy.placeholders.service}
            options={choices.services}
            className="@2xl:col-span-6"
          />
          <ChoiceField
            {...of('budget')}
            placeholder={copy.placeholders.budget}
            options={choices.budgets}
            className="@2xl:col-span-4"
          />
        </>
      )}
      <TextAreaField
        {...of('message')}
        rows={5}
        dir="auto"
        placeholder={copy.placeholders.message}
        className="col-span-10"
        note={fill(copy.counter, { used, max: contactLimits.message.max })}
      />
    </div>
  )
}

function ChoiceField({
  placeholder,
  options,
  className = '',
  ...props
}: SelectProps & { placeholder: string; options: Option[] }) {
  return (
    <SelectField {...props} className={`col-span-10 ${className}`}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

import type { ChangeEvent, InputEvent } from 'react'
import {
  countries,
  countryCodes,
  israeliMobileExample,
  type CountryCode,
} from '#catalog/countries.ts'
import { findPhoneCountry, formatPhone, reformatPhone } from '#domain/phone/phone-field.ts'
import { isolate } from '#i18n/bidi.ts'
import type { Lang } from '#i18n/languages.ts'
import { InputField, SelectField } from '#ui/field.tsx'

type Props = {
  lang: Lang
  labels: { country: string; phone: string }
  error: string | undefined
  defaults: { country: string | undefined; phone: string | undefined }
}

const list = countryCodes.map((code) => ({ code, ...countries[code] }))

/** Country and number, formatted while typing. Pasting +44… selects its country. */
export function PhoneField({ lang, labels, error, defaults }: Props) {
  return (
    <>
      <SelectField
        id="lead-country"
        name="country_code"
        label={labels.country}
        autoComplete="off"
        className="col-span-5 @2xl:col-span-4"
        defaultValue={defaults.country}
        onChange={formatForCountry}
      >
        {list.map(({ code, name, prefix }) => (
          <option key={code} value={code}>
            {`${isolate(prefix, 'ltr')} ${name[lang]}`}
          </option>
        ))}
      </SelectField>
      <InputField
        id="lead-phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        placeholder={exampleFor(countryOf(defaults.country))}
        dir="ltr"
        label={labels.phone}
        error={error}
        className="col-span-5 @2xl:col-span-6 rtl:[&_input]:text-end"
        defaultValue={defaults.phone}
        onInput={formatWhileTyping}
      />
    </>
  )
}

function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value)
}

/** Israel where the value is not a country code. */
function countryOf(code: unknown) {
  return countries[isCountryCode(code) ? code : 'IL']
}

/** The country selected in the form; Israel where there is none. */
function chosenCountry(form: HTMLFormElement | null) {
  return countryOf(form && new FormData(form).get('country_code'))
}

function exampleFor(country: ReturnType<typeof countryOf>): string {
  return country === countries.IL ? israeliMobileExample : ''
}

function formatForCountry({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void {
  const input = form?.elements.namedItem('phone')
  if (!(input instanceof HTMLInputElement)) return
  const country = chosenCountry(form)
  input.value = formatPhone(input.value, country)
  input.placeholder = exampleFor(country)
}

function formatWhileTyping({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const select = input.form?.elements.namedItem('country_code')
  const country = findPhoneCountry(input.value, list)
  if (country && select instanceof HTMLSelectElement) select.value = country.code
  const chosen = chosenCountry(input.form)
  input.placeholder = exampleFor(chosen)
  const { text, caret } = reformatPhone(
    { text: input.value, caret: input.selectionStart ?? input.value.length },
    chosen,
  )
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(caret, caret)
}

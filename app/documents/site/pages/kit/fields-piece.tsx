import { useState } from 'react'
import { useStudio } from '#parts/studio-context.ts'
import type { Forms } from '#copy/he/forms.ts'
import { contactLimits } from '#domain/leads/contact-form.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { PhoneField } from '#documents/site/parts/lead-form/phone-field.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

type Props = { lang: Lang; copy: Forms['lead']; services: readonly string[]; words: KitWords }

const states = ['hover', 'focus'] as const

export function FieldsPiece({ lang, copy, services, words }: Props) {
  const { fieldStates } = words
  const name = { label: copy.labels.name, dir: 'auto' } as const
  const founder = useStudio().founder.name[lang]
  return (
    <Piece id="fields" title={words.piece.fields}>
      <div className="kit-grid kit-grid-fields">
        <Sample name={fieldStates.empty}>
          <InputField id="kit-empty" {...name} />
        </Sample>
        <Sample name={fieldStates.filled}>
          <InputField id="kit-filled" {...name} defaultValue={founder} />
        </Sample>
        {states.map((state) => (
          <Sample key={state} name={fieldStates[state]} state={state}>
            <InputField id={`kit-${state}`} {...name} defaultValue={founder} />
          </Sample>
        ))}
        <Sample name={fieldStates.error}>
          <InputField
            id="kit-error"
            {...name}
            defaultValue={founder.slice(0, 1)}
            error={copy.errors.nameMin}
          />
        </Sample>
        <Sample name={`${fieldStates.error}, ${fieldStates.focus}`} state="focus">
          <InputField id="kit-error-focus" {...name} error={copy.errors.nameMin} />
        </Sample>
        <Sample name={fieldStates.disabled}>
          <InputField id="kit-disabled" {...name} defaultValue={founder} disabled />
        </Sample>
        <Choice id="kit-choice" copy={copy} services={services} name={fieldStates.empty} />
        <Choice
          id="kit-chosen"
          copy={copy}
          services={services}
          name={fieldStates.filled}
          chosen={services[0]}
        />
        <Choice
          id="kit-choice-error"
          copy={copy}
          services={services}
          name={fieldStates.error}
          error={copy.errors.serviceRequired}
        />
      </div>
      <div className="kit-phone">
        <PhoneField
          lang={lang}
          labels={{ country: copy.country, phone: copy.labels.phone }}
          error={undefined}
          defaults={{ country: undefined, phone: undefined }}
        />
      </div>
      <Message copy={copy} />
    </Piece>
  )
}

type ChoiceProps = {
  id: string
  copy: Forms['lead']
  services: readonly string[]
  name: string
  chosen?: string | undefined
  error?: string
}

function Choice({ id, copy, services, name, chosen = '', error }: ChoiceProps) {
  return (
    <Sample name={name}>
      <SelectField id={id} label={copy.labels.service_type} defaultValue={chosen} error={error}>
        <option value="">{copy.placeholders.service}</option>
        {services.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </SelectField>
    </Sample>
  )
}

function Message({ copy }: { copy: Forms['lead'] }) {
  const [used, setUsed] = useState(0)
  return (
    <TextAreaField
      id="kit-message"
      label={copy.labels.message}
      placeholder={copy.placeholders.message}
      dir="auto"
      rows={4}
      onInput={({ currentTarget }) => setUsed([...currentTarget.value].length)}
      error={used > contactLimits.message.max ? copy.errors.messageMax : undefined}
      note={fill(copy.counter, { used, max: contactLimits.message.max })}
    />
  )
}

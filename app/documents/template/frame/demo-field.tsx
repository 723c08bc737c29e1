import { dataAttributes } from '#parts/data-attributes.ts'
import { contactLimits } from '#domain/leads/contact-form.ts'

const { name, email, phone, message } = contactLimits

/** Attributes that the browser validates, with the limits of the lead form (requirements 4.2). */
const kinds = {
  name: {
    type: 'text',
    autoComplete: 'name',
    minLength: name.min,
    maxLength: name.max,
    dir: 'auto',
  },
  email: { type: 'email', autoComplete: 'email', maxLength: email.max, dir: 'ltr' },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    maxLength: phone.max,
    // At least nine digits, with any characters between them.
    pattern: String.raw`(?:[^0-9]*[0-9]){9,}[^0-9]*`,
    dir: 'ltr',
  },
  text: { type: 'text', maxLength: name.max, dir: 'auto' },
  number: { type: 'number', min: 0, inputMode: 'numeric', dir: 'ltr' },
  date: { type: 'date' },
} as const

export type DemoFieldWords = {
  label: string
  /** The error texts for an empty and for an invalid value. */
  missing: string
  invalid?: string
  hint?: string
}

type Props = {
  id: string
  words: DemoFieldWords
  /** The options of a select are its values as shown, the first one empty. */
  kind: keyof typeof kinds | 'message' | { options: readonly string[] }
  required?: boolean
  className?: string
}

/** A labeled field of a demo form, without any styling. */
export function DemoField({ id, words, kind, required = true, className = '' }: Props) {
  const { label, missing, invalid = missing, hint } = words
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const shared = {
    id,
    required,
    'aria-describedby': [hintId, `${id}-error`].filter(Boolean).join(' '),
    className: 'demo-input',
    ...dataAttributes({ missing, invalid }),
  }
  return (
    <div className={`demo-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <Control kind={kind} shared={shared} />
      {hint === undefined ? null : (
        <p id={hintId} className="demo-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="demo-error" />
    </div>
  )
}

type ControlProps = { kind: Props['kind']; shared: Record<string, string | boolean | undefined> }

function Control({ kind, shared }: ControlProps) {
  if (kind === 'message')
    return (
      <textarea
        {...shared}
        rows={4}
        dir="auto"
        // Without a placeholder an empty field would be left to right (see the style sheet).
        placeholder=" "
        minLength={message.min}
        maxLength={message.max}
      />
    )
  if (typeof kind === 'string') return <input {...shared} {...kinds[kind]} />
  const [first, ...options] = kind.options
  return (
    <select {...shared} defaultValue="">
      <option value="">{first}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

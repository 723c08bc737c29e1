import { InputField } from '#ui/field.tsx'

/** A field for six digits from an authenticator app, which phones offer to fill in. */
export function OneTimeCodeField({ label, error }: { label: string; error?: string | undefined }) {
  return (
    <InputField
      id="code"
      name="code"
      label={label}
      error={error}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      maxLength={7}
      className="[&_input]:tracking-[0.3em] [&_input]:rtl:text-end"
      autoFocus
      required
    />
  )
}

import { InputField } from '#ui/field.tsx'

type Field = {
  id: string
  name: string
  label: string
  error: string | undefined
  defaultValue: string | undefined
}

/** Name and email address, for a grid of ten columns. */
export function PersonFields({ name, email }: { name: Field; email: Field }) {
  return (
    <>
      <InputField
        {...name}
        type="text"
        required
        autoComplete="name"
        dir="auto"
        className="col-span-10 @2xl:col-span-4"
      />
      <InputField
        {...email}
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="col-span-10 @2xl:col-span-6 rtl:[&_input]:text-end"
      />
    </>
  )
}

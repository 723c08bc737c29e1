import type { ComponentProps } from 'react'
import { InputField } from '#ui/field.tsx'

type Props = Pick<
  ComponentProps<typeof InputField>,
  'id' | 'label' | 'error' | 'defaultValue' | 'autoFocus'
>

/** The email address of an account. */
export function EmailField(props: Props) {
  return (
    <InputField
      {...props}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      className="[&_input]:rtl:text-end"
      required
    />
  )
}

import type { ComponentProps } from 'react'
import { InputField } from '#ui/field.tsx'

type Props = Pick<
  ComponentProps<typeof InputField>,
  'label' | 'error' | 'autoComplete' | 'ref' | 'id'
> & { hint: string }

/** A code of four groups of letters. */
export function CodeField({ hint, ...props }: Props) {
  return (
    <InputField
      {...props}
      name="code"
      note={<span className="[unicode-bidi:plaintext]">{hint}</span>}
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_[id$=-note]]:ms-0 [&_input]:uppercase [&_input]:rtl:text-end"
      required
    />
  )
}

import type { ComponentProps } from 'react'
import { InputField } from '#ui/field.tsx'

type Props = Pick<
  ComponentProps<typeof InputField>,
  'label' | 'error' | 'autoComplete' | 'ref' | 'id'
> & { hint: string }

/**
 * A code of four groups of letters. The example at the end of the hint must not break across lines.
 */
export function CodeField({ hint, ...props }: Props) {
  const example = hint.lastIndexOf(' ') + 1
  return (
    <InputField
      {...props}
      name="code"
      note={
        <span className="[unicode-bidi:plaintext]">
          {hint.slice(0, example)}
          <bdi dir="ltr" className="whitespace-nowrap">
            {hint.slice(example)}
          </bdi>
        </span>
      }
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_[id$=-note]]:ms-0 [&_input]:uppercase [&_input]:rtl:text-end"
      required
    />
  )
}

import { useState, type ComponentProps } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { InputField } from '#ui/field.tsx'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<typeof InputField>, 'type' | 'className'> & {
  copy: AdminCopy['login']['fields']
}

/** A password input with a button that reveals the value, so that it need not be typed twice. */
export function PasswordField({ copy, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <InputField
        {...field}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        className="[&_[id$=-note]]:ms-0 [&_input]:pe-14 [&_input]:rtl:pe-5 [&_input]:rtl:ps-14 [&_input]:rtl:text-end"
        required
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={isShown ? copy.hidePassword : copy.showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute end-2 top-10 grid size-11 place-items-center rounded-full text-fg-muted hover:text-fg aria-pressed:text-accent"
      >
        <Icon name="eye" size="size-5" />
      </button>
    </div>
  )
}

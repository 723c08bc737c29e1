import type { ComponentProps } from 'react'

const variants = {
  solid: 'pill',
  line: 'pill pill-line',
} as const satisfies Record<string, string>

const sizes = { normal: '', small: 'pill-small' } as const satisfies Record<string, string>

/** Looks disabled but can be focused and pressed: pressing shows what is missing. */
const notReady =
  'aria-disabled:bg-transparent aria-disabled:text-fg-muted aria-disabled:shadow-[inset_0_0_0_2px_var(--color-field-line)] aria-disabled:before:bg-field-line'

const busy =
  'data-busy:cursor-progress data-busy:before:bg-dot motion-safe:data-busy:before:animate-pulse'

type Props = ComponentProps<'button'> & {
  type: 'button' | 'submit'
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Shows that the button's action is running. */
  isBusy?: boolean
}

export function Button({
  variant = 'solid',
  size = 'normal',
  isBusy = false,
  className = '',
  ...props
}: Props) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is required by Props
    <button
      className={`${variants[variant]} ${sizes[size]} ${notReady} ${busy} ${className}`}
      data-busy={isBusy || undefined}
      {...props}
    />
  )
}

import type { ComponentProps } from 'react'

const variants = {
  solid: 'pill',
  line: 'pill pill-line',
} as const satisfies Record<string, string>

const sizes = { normal: '', small: 'pill-small' } as const satisfies Record<string, string>

const busy =
  'data-busy:cursor-progress data-busy:before:bg-dot motion-safe:data-busy:before:animate-pulse'

type Props = ComponentProps<'button'> & {
  type: 'button' | 'submit'
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Shows that the button's action is running. */
  isBusy?: boolean
}

/** One that is `aria-disabled` looks alive: pressing it shows what is missing. */
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
      className={`${variants[variant]} ${sizes[size]} ${busy} ${className}`}
      data-busy={isBusy || undefined}
      {...props}
    />
  )
}

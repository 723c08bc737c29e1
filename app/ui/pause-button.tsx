import type { ComponentProps } from 'react'

/**
 * Shows two bars, or a triangle while paused (`aria-pressed` or `data-paused`). The triangle points
 * right in every language.
 */
export function PauseButton({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={`round-button pause-button ${className}`} {...props}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
        <path className="pause-bars" d="M7.5 6h3.25v12H7.5zM13.25 6h3.25v12h-3.25z" />
        <path className="pause-play" d="M8.5 5.5v13l10-6.5z" />
      </svg>
    </button>
  )
}

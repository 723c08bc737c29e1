import type { Nav } from '#copy/he/nav.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

/**
 * Shown only where scripts run (behaviours/theme.ts); without them a page follows the system's
 * theme.
 */
export function ThemeToggle({ copy }: { copy: Nav['theme'] }) {
  return (
    <button
      type="button"
      className="round-button"
      {...dataAttributes({
        'theme-toggle': true,
        'to-dark': copy.toDark,
        'to-light': copy.toLight,
      })}
      aria-label={copy.label}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <circle cx="12" cy="12" r="8" className="fill-none stroke-current stroke-2" />
        <path d="M12 4a8 8 0 0 1 0 16z" className="fill-current" />
      </svg>
    </button>
  )
}

import type { Nav } from '#copy/he/nav.ts'

/** Day and night. Shown only where it can work (behaviours/theme.ts): without it the page follows the system. */
export function ThemeToggle({ copy }: { copy: Nav['theme'] }) {
  return (
    <button
      type="button"
      className="round-button"
      data-theme-toggle
      data-to-dark={copy.toDark}
      data-to-light={copy.toLight}
      aria-label={copy.label}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <circle cx="12" cy="12" r="8" className="fill-none stroke-current stroke-2" />
        <path d="M12 4a8 8 0 0 1 0 16z" className="fill-current" />
      </svg>
    </button>
  )
}

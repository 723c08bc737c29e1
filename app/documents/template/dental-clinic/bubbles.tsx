import { dataAttributes } from '#parts/data-attributes.ts'

const bubbles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Bubbles that rise over the first screen, unless motion is reduced. */
export function Bubbles({ pause }: { pause: string }) {
  return (
    <div className="bubbles">
      {bubbles.map((name) => (
        <span key={name} className={`bubble bubble-${name}`} />
      ))}
      <button
        type="button"
        className="bubbles-pause"
        aria-label={pause}
        title={pause}
        aria-pressed="false"
        {...dataAttributes({ pause: true })}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16">
          <path className="bubbles-stop" d="M4.5 3.5v9M11.5 3.5v9" />
          <path className="bubbles-go" d="M5 3l7.5 5L5 13z" />
        </svg>
      </button>
    </div>
  )
}

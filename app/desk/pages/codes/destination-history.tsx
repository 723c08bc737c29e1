import type { AdminCodes } from '#desk/words/he/codes.ts'
import { fill } from '#i18n/fill.ts'

type Props = {
  copy: AdminCodes['history']
  /** Newest first; both fields are formatted texts. */
  destinations: readonly { destination: string; since: string }[]
}

export function DestinationHistory({ copy, destinations }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      <ol className="mt-3 grid">
        {destinations.map(({ destination, since }, index) => (
          <li
            key={`${since} ${index}`}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 text-small"
          >
            <bdi className="min-w-0 break-all">{destination}</bdi>
            <span className="text-fg-muted">
              {index === 0 ? `${copy.now} · ` : ''}
              {fill(copy.since, { time: since })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

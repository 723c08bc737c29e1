import { WithWholeNumbers } from '#desk/parts/with-whole-numbers.tsx'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { LeadEventView } from '#server/leads/lead-details.ts'

type Props = { copy: AdminCopy['lead']; events: readonly LeadEventView[] }

/** The events of a lead, newest first. */
export function LeadTimeline({ copy, events }: Props) {
  if (events.length === 0) return null
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.timeline}</h2>
      <ol className="mt-3 text-small">
        {events.map(({ id, text, by, at }) => (
          <li
            key={id}
            className="relative border-s border-line ps-5 pb-4 before:absolute before:-start-[0.3125rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-field-line first:before:bg-accent last:border-transparent last:pb-0"
          >
            <p>
              <WithWholeNumbers text={text} />
            </p>
            <p className="text-fg-muted">
              <time dateTime={at.iso} title={at.full}>
                {at.date}, <bdi dir="ltr">{at.time}</bdi>
              </time>
              {by === null ? null : `, ${fill(copy.events.by, { name: by })}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

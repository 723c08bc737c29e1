import type { LeadImportWords } from '#desk/words/he/lead-import.ts'
import type { RefusalView } from '#server/leads/import/import-view.ts'

type Props = { copy: LeadImportWords['refusals']; refusals: readonly RefusalView[] }

/** The rows that are not imported, each with its reason. */
export function RefusedRows({ copy, refusals }: Props) {
  if (refusals.length === 0) return null
  return (
    <section aria-labelledby="refusals" className="min-w-0">
      <h3 id="refusals" className="font-semibold">
        {copy.title}
      </h3>
      <ul className="mt-2 border-t border-line text-small">
        {refusals.map(({ name, reason }) => (
          <li key={name} className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-2">
            <span className="font-medium">{name}</span>
            <span className="text-fg-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

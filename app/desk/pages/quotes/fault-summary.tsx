import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { FaultView } from './describe-faults.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminQuotes['editor']; faults: readonly FaultView[] }

/** The faults that prevent saving or sending, each linked to its field. */
export function FaultSummary({ lang, copy, faults }: Props) {
  if (faults.length === 0) return null
  return (
    <div role="alert" className="mt-4 border-s-4 border-danger ps-4">
      <p className="font-semibold">{fillPlural(copy.faults.title, faults.length, lang)}</p>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className="text-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

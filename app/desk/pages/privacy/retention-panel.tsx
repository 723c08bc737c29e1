import { Link } from 'react-router'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import { adminUrl } from '#i18n/links.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { RetentionPreview } from '#server/leads/lead-retention-store.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminPrivacy['retention']
  preview: RetentionPreview
  runs: readonly { id: string; at: string; text: string }[]
  /** No removal has finished for hours. */
  isUnfinished: boolean
}

/** What the next hourly removal will delete, what it keeps and why, and the log of its runs. */
export function RetentionPanel({ lang, copy, preview, runs, isUnfinished }: Props) {
  const { limit, now, soon, agreements, kept } = preview
  const most = formatNumber(limit, lang)
  const countOf = (count: number) => (count > limit ? fill(copy.more, { count: most }) : count)
  const describeNext = () => {
    if (now === 0) return copy.nothing
    return now > limit ? fill(copy.manyNow, { count: most }) : fillPlural(copy.now, now, lang)
  }
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      <p className="mt-1 text-small text-fg-muted">{copy.lead}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/studio/keep')}
        className="text-link inline-flex min-h-11 items-center text-small"
      >
        {copy.change}
      </Link>
      {isUnfinished ? <p className="mt-2 font-medium text-danger">{copy.unfinished}</p> : null}
      <ul className="mt-4 grid gap-1">
        <li className="font-medium">{describeNext()}</li>
        <li>{fill(copy.soon, { count: countOf(soon) })}</li>
        <li>{fill(copy.agreements, { count: countOf(agreements) })}</li>
      </ul>
      <h3 className="mt-6 font-semibold">{copy.kept}</h3>
      {kept.length === 0 ? <p className="text-small text-fg-muted">{copy.noneKept}</p> : null}
      <ul>
        {kept.map(({ id, name, reason }) => (
          <li key={id} className="border-b border-line py-2 text-small">
            <Link
              to={adminUrl(lang, `dashboard/leads/${id}/keep`)}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
            >
              <bdi dir="auto">{name}</bdi>
            </Link>{' '}
            <bdi dir={textDirection(reason)} className="text-fg-muted">
              {reason}
            </bdi>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold">{copy.log}</h3>
      {runs.length === 0 ? <p className="text-small text-fg-muted">{copy.noLog}</p> : null}
      <ul>
        {runs.map(({ id, at, text }) => (
          <li key={id} className="border-b border-line py-2 text-small">
            <span className="text-fg-muted">{at}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

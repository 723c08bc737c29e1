import { Link } from 'react-router'
import type { SampleGroup } from '#content/samples.server.ts'
import type { AdminSamples } from '#desk/words/he/samples.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminSamples
  counts: readonly Pick<SampleGroup, 'kind' | 'count'>[]
}

/** How much of the site's content is still a sample, with a link to the list. */
export function SampleSummary({ lang, copy, counts }: Props) {
  if (counts.length === 0) return <p className="text-small text-fg-muted">{copy.empty}</p>
  return (
    <>
      <p>
        {counts
          .map(({ kind, count }) => fill(copy.count, { kind: copy.kinds[kind], count }))
          .join(' · ')}
      </p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/samples')}
        className="pill pill-small pill-line mt-4"
      >
        {copy.open}
      </Link>
    </>
  )
}

import { Link } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  mode: { name: string; text: string }
  /** Shown while the gate only counts, otherwise null. */
  counting: string | null
  change: string
}

/** The current mode of the gate, with a link to change it. */
export function GateSummary({ lang, mode, counting, change }: Props) {
  return (
    <>
      <p className="font-medium">{counting === null ? mode.name : `${mode.name} · ${counting}`}</p>
      <p className="mt-1 max-w-[40em] text-small text-fg-muted">{mode.text}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/gate')}
        className="pill pill-small pill-line mt-4"
      >
        {change}
      </Link>
    </>
  )
}

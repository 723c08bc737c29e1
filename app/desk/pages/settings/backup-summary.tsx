import { Link } from 'react-router'
import type { AdminBackups } from '#desk/words/he/backups.ts'
import { adminUrl } from '#i18n/links.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminBackups, 'none' | 'open'>
  last: string | null
  problem: string | null
}

/** When the last backup was made, or why it failed, with a link to all backups. */
export function BackupSummary({ lang, copy, last, problem }: Props) {
  return (
    <>
      <p className={last === null ? 'text-small text-fg-muted' : 'font-medium'}>
        {last ?? copy.none}
      </p>
      {problem === null ? null : (
        <p className="mt-1 flex max-w-[40em] items-baseline gap-2 text-danger">
          <Icon name="warning" className="shrink-0 translate-y-0.5" />
          <span>{problem}</span>
        </p>
      )}
      <Link
        to={adminUrl(lang, 'dashboard/settings/backups')}
        className="pill pill-small pill-line mt-4"
      >
        {copy.open}
      </Link>
    </>
  )
}

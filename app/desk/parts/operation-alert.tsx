import { Link } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { Icon } from './icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  title: string
  to: Parameters<typeof adminUrl>[1]
  /** False: a reminder. */
  isFault: boolean
}

/**
 * Shown on every page of the admin area while backups or the removal of expired data fail, the disk
 * is almost full or sample details hold back what goes to clients, because nothing else reveals it in
 * time.
 */
export function OperationAlert({ lang, title, to, isFault }: Props) {
  return (
    <p className="mx-auto max-w-420 px-4 pt-3 md:px-6">
      <Link
        to={adminUrl(lang, to)}
        className={`inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 ${isFault ? 'text-danger' : ''}`}
      >
        {isFault ? <Icon name="warning" /> : null}
        {title}
      </Link>
    </p>
  )
}

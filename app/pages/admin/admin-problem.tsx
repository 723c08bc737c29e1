import { Link } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = { lang: Lang; copy: AdminCopy['frame']['failed'] }

export function AdminProblem({ lang, copy }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col items-start justify-center gap-4 px-6">
      <h1 className="display-voice text-[2rem] leading-none">{copy.title}</h1>
      <p className="text-fg-muted">{copy.text}</p>
      <Link to={adminUrl(lang, 'dashboard')} reloadDocument className="text-link">
        {copy.back}
      </Link>
    </main>
  )
}

import { Link } from 'react-router'
import { adminProblems as en } from '#desk/words/en/problems.ts'
import { adminProblems as he, type AdminProblems } from '#desk/words/he/problems.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

const words = { he, en } satisfies Record<DeskLang, AdminProblems>

type Props = { lang: DeskLang; kind: keyof AdminProblems }

export function AdminProblem({ lang, kind }: Props) {
  const { title, text, back } = words[lang][kind]
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col items-start justify-center gap-4 px-6">
      <h1 className="display-voice text-[2rem] leading-none">{title}</h1>
      <p className="text-fg-muted">{text}</p>
      <Link to={adminUrl(lang, 'dashboard')} reloadDocument className="text-link">
        {back}
      </Link>
    </main>
  )
}

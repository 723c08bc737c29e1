import { isRouteErrorResponse, useParams } from 'react-router'
import type { AdminProblems } from '#copy/he/admin-problems.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { AdminProblem } from './admin-problem.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { isConfirmView } from './confirm-view.ts'

/**
 * What a page of the admin area shows where it failed, or where its action asks for the password.
 * Uses no loader data: after a refused action the loader has not run.
 */
export function AdminError({ error }: { error: unknown }) {
  const { lang } = useParams()
  if (isRouteErrorResponse(error) && isConfirmView(error.data))
    return <ConfirmPassword view={error.data} />
  return <AdminProblem lang={isLang(lang) ? lang : defaultLang} kind={problemKind(error)} />
}

function problemKind(error: unknown): keyof AdminProblems {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.data === 'quote-damaged') return 'damagedQuote'
  return error.status === 404 ? 'notFound' : 'failed'
}

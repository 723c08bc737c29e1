import { isRouteErrorResponse, useParams } from 'react-router'
import type { AdminProblems } from '#desk/words/he/problems.ts'
import { AdminProblem } from './admin-problem.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { isConfirmView } from './confirm-view.ts'
import { useReturn } from './keep-input.tsx'
import { defaultDeskLang, isDeskLang } from '#desk/words/desk-lang.ts'

/**
 * The error boundary of the admin pages: shows the error, or asks for the password where the action
 * requires it. Uses no loader data, because the loader does not run after a refused action.
 */
export function AdminError({ error }: { error: unknown }) {
  const { lang } = useParams()
  useReturn(error)
  if (isRouteErrorResponse(error) && isConfirmView(error.data))
    return <ConfirmPassword view={error.data} />
  return <AdminProblem lang={isDeskLang(lang) ? lang : defaultDeskLang} kind={problemKind(error)} />
}

function problemKind(error: unknown): keyof AdminProblems {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.data === 'quote-damaged') return 'damagedQuote'
  return error.status === 404 ? 'notFound' : 'failed'
}

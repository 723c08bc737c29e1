import { useEffect } from 'react'
import { data, isRouteErrorResponse, Outlet, useParams } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { AdminProblems } from '#copy/he/admin-problems.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { readFlash, clearedFlashCookie } from '#server/admins/flash.ts'
import { requireSameOrigin } from '#server/admins/same-origin.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/admin-layout.ts'
import { AdminProblem } from './admin-problem.tsx'
import { tell } from './tell.ts'

/** The one part of the site that is an ordinary React Router application in the browser. */
export const handle = { hydrate: true }

const keepPrivate: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    requireSameOrigin(request, context.get(serverContext).env)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export function loader({ request, params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { frame, toasts } = copyFor(lang).admin
  const { close } = copyFor(lang).forms.toast
  const flash = readFlash(request)
  const title = `${frame.title} · ${company.name[lang]}`
  return data(
    { lang, title, close, flash: flash && toasts[flash] },
    flash ? { headers: { 'Set-Cookie': clearedFlashCookie } } : {},
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function AdminLayout({ loaderData: { flash, close } }: Route.ComponentProps) {
  useEffect(() => {
    if (flash) tell({ kind: 'done', text: flash }, close)
  }, [flash, close])
  return (
    <>
      {flash ? (
        <noscript>
          <p role="status" className="bg-citron px-6 py-3 font-semibold text-ink">
            {flash}
          </p>
        </noscript>
      ) : null}
      <Outlet />
    </>
  )
}

/** Needs no loader: after a refused action none of this route's own has run. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { lang } = useParams()
  return <AdminProblem lang={isLang(lang) ? lang : defaultLang} kind={kindOf(error)} />
}

function kindOf(error: unknown): keyof AdminProblems {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.data === 'quote-damaged') return 'damagedQuote'
  return error.status === 404 ? 'notFound' : 'failed'
}

import type { PageHandle } from '#parts/page-handle.ts'
import { useEffect } from 'react'
import { data, Outlet } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { clearedFlashCookie, readFlash } from '#server/desk/flash.ts'
import { requireSameOrigin } from '#server/request/same-origin.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/admin-layout.ts'
import { AdminError } from '#desk/parts/admin-error.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { showActionToast } from '#desk/parts/action-toast.ts'
import { KeepInput } from '#desk/parts/keep-input.tsx'
import { removeOldWork } from '#desk/parts/pending-store.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** The admin area is hydrated as a React Router application; public pages are not. */
export const handle: PageHandle = { hydrate: true }

const protectAdminArea: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    requireSameOrigin(request, context.get(serverContext).env)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [protectAdminArea]

export function loader({ request, params }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { frame, toasts } = deskCopyFor(lang).admin
  const flash = readFlash(request)
  const toast = flash && createToastMaker(lang)('done', toasts[flash])
  const title = `${frame.title} · ${studio().name[lang]}`
  return data(
    { lang, title, toast },
    flash ? { headers: { 'Set-Cookie': clearedFlashCookie } } : {},
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function AdminLayout({ loaderData: { toast } }: Route.ComponentProps) {
  useEffect(() => {
    showActionToast({ toast })
  }, [toast])
  useEffect(clearOldWork, [])
  return (
    <>
      {toast ? (
        <noscript>
          <p role="status" className="bg-citron px-6 py-3 font-semibold text-ink">
            {toast.text}
          </p>
        </noscript>
      ) : null}
      <KeepInput>
        <Outlet />
      </KeepInput>
    </>
  )
}

/** Also without a session, because the computer may be a shared one. */
function clearOldWork() {
  try {
    removeOldWork(localStorage, Date.now())
  } catch {
    // The browser forbids storage.
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}

import { data } from 'react-router'
import { useStudio } from '#parts/studio-context.ts'
import { studio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { readRequestToken } from '#server/privacy/request-link.ts'
import { getRequest, verifyRequest } from '#server/privacy/request-store.ts'
import { dueDay, sendRequestEmails } from '#server/privacy/send-request-emails.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { describeScreen } from '#documents/head/head.ts'
import { Button } from '#ui/button.tsx'
import { privateResponse } from '#documents/site/private-response.ts'
import type { Route } from './+types/confirm-request-page.ts'

export const middleware: Route.MiddlewareFunction[] = [privateResponse]

/** The id of the request that a link confirms; null for a forged or expired link. */
function readId({ settings }: ServerContext, token: string): string | null {
  const key = settings.get('privacy_link_key')
  return key === null ? null : readRequestToken(key, token, new Date())
}

/** Opening the link confirms nothing, because mail programs open links to check them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const id = readId(server, params.token)
  const request = id === null ? null : await getRequest(server.database, id)
  const { confirm, kinds } = copyFor(lang).privacy
  const title = request === null ? confirm.expired : confirm.title
  const page = {
    lang,
    copy: confirm,
    title,
    lead:
      request === null ? confirm.expiredLead : fill(confirm.lead, { kind: kinds[request.kind] }),
    isOpen: request !== null && request.verifiedAt === null,
    done: request?.verifiedAt ? doneText(request.receivedAt, lang) : null,
    head: describeScreen({
      title: `${title} | ${studio().name[lang]}`,
      description: confirm.title,
    }),
  }
  return data(page, { status: request === null ? 410 : 200 })
}

function doneText(receivedAt: Date, lang: 'he' | 'en'): string {
  return fill(copyFor(lang).privacy.confirm.doneLead, { day: formatDay(dueDay(receivedAt), lang) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export async function action({ params, context }: Route.ActionArgs) {
  requireLang(params.lang)
  const server = context.get(serverContext)
  const id = readId(server, params.token)
  const request = id === null ? null : await verifyRequest(server.database, id, new Date())
  if (request === null) return data(null, { status: 410 })
  void sendRequestEmails(server, request)
  return data(null)
}

export default function ConfirmRequestPage({
  loaderData: { lang, copy, title, lead, isOpen, done },
}: Route.ComponentProps) {
  const studio = useStudio()
  return (
    <main className="wrap grid min-h-svh content-center py-20">
      <a href={pageUrl(lang, '')} className="display-voice mb-10 text-[2rem] leading-none">
        {studio.name[lang]}
      </a>
      <h1 className="headline-h2">{done === null ? title : copy.done}</h1>
      <p className="mt-4 max-w-[34em] text-lede">{done ?? lead}</p>
      {isOpen ? (
        <form method="post" className="mt-8">
          <Button type="submit">{copy.submit}</Button>
        </form>
      ) : (
        <p className="mt-8">
          <a href={`${pageUrl(lang, 'privacy-policy')}#request`} className="text-link">
            {copy.again}
          </a>
        </p>
      )}
    </main>
  )
}

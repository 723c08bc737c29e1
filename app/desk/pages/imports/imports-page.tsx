import { data, Link, redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { maxFileBytes } from '#domain/leads/import/piece-bytes.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { formatSize } from '#server/backup/backup-view.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { findImports } from '#server/leads/import/import-store.ts'
import { summarizeImport } from '#server/leads/import/import-view.ts'
import { receivePiece } from '#server/leads/import/receive-file.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/imports-page.ts'
import { FileName } from './file-name.tsx'
import { UploadForm } from './upload-form.tsx'

const listed = 20

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const now = new Date()
  const imports = await findImports(database, listed)
  const copy = fillKnown(deskCopyFor(lang).leadImport, { size: formatSize(maxFileBytes, lang) })
  return {
    lang,
    copy,
    imports: imports.map((row) => summarizeImport(row, lang, now)),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Takes a whole file from a browser without scripts; with them, it arrives in pieces. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const form = await requireForm(request)
  await protectChange('imports/imports-page.tsx', { form, request, context, lang })
  const file = form.get('file')
  if (!(file instanceof File) || file.name === '')
    return data({ fault: 'missing' as const }, { status: 400 })
  const id = randomUuid()
  const received = await receivePiece(
    context.get(serverContext).database,
    { id, place: 0, isLast: true, fileName: file.name, content: await file.bytes() },
    { adminId: actor.adminId, partNames: deskCopyFor(lang).leadImport.cardParts },
  )
  if (received.kind === 'refused') return data({ fault: received.fault }, { status: 400 })
  return redirect(adminUrl(lang, `dashboard/leads/import/${id}`), 303)
}

export default function ImportsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy, imports } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <UploadForm lang={lang} copy={copy} fault={actionData?.fault ?? null} />
      {imports.length === 0 ? null : (
        <section aria-labelledby="earlier" className="mt-14 max-w-160">
          <h2 id="earlier" className="text-[1.25rem] font-semibold">
            {copy.earlier}
          </h2>
          <ul className="mt-3 border-t border-line">
            {imports.map(({ id, fileName, state, created }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to={adminUrl(lang, `dashboard/leads/import/${id}`)}
                  className="grid gap-x-6 px-2 py-3 hover:bg-surface sm:grid-cols-[1fr_auto]"
                >
                  <span className="[overflow-wrap:anywhere] font-medium">
                    <FileName name={fileName} />
                  </span>
                  <span className="text-small text-fg-muted">
                    {state} · {created}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { makeShortLinkSlug } from '#domain/short-links/short-link-slug.ts'
import type { ShortLinkFaults } from '#domain/short-links/short-link-form.ts'
import { formatDateTime } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { counterStart } from '#server/counter-start.ts'
import { pageContext } from '#server/page-context.ts'
import { studioDay } from '#server/studio-day.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { describeDestination, findOwnDestinations } from '#server/short-links/own-destinations.ts'
import { saveShortLink } from '#server/short-links/save-short-link.ts'
import { findScans } from '#server/short-links/scan-store.ts'
import {
  findDestinations,
  getShortLink,
  removeShortLink,
  type ShortLink,
} from '#server/short-links/short-link-store.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { RemoveItem } from '#desk/parts/remove-item.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/code-page.ts'
import { CodeEditor } from './code-editor.tsx'
import { DestinationHistory } from './destination-history.tsx'
import { ScanCounts } from './scan-counts.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const isNew = params.linkId === 'new'
  const stored = isLeadId(params.linkId) ? await getShortLink(server.database, params.linkId) : null
  if (!stored && !isNew) throw new Response(null, { status: 404 })
  const { adminCodes: copy, pages, forms } = deskCopyFor(lang)
  const { style, download } = pages['qr-generator']
  const now = new Date()
  const link = stored ?? emptyLink()
  const own = await findOwnDestinations(server, { lang, destinations: [link.destination] })
  const name = stored?.name ?? copy.newTitle
  return {
    lang,
    copy,
    isNew,
    link,
    name,
    own,
    siteUrl: context.get(pageContext).siteUrl,
    looks: style.presets.names,
    caption: style.frame.captionDefault,
    downloadFailed: download.failed,
    copyWords: {
      copied: copy.code.linkCopied,
      failed: copy.code.linkNotCopied,
      close: forms.toast.close,
    },
    today: studioDay(now),
    from: counterStart(now),
    ...(stored
      ? await findActivity(server, { link, own, lang, from: counterStart(now) })
      : noActivity),
    title: `${name} · ${studio().name[lang]}`,
  }
}

function emptyLink(): ShortLink {
  const content = { name: '', destination: '', status: 'active', look: 'dagesh' } as const
  return { id: crypto.randomUUID(), slug: makeShortLinkSlug(), version: 0, ...content }
}

const noActivity = { scans: [], history: [] }

type ActivityOptions = {
  link: ShortLink
  own: Parameters<typeof describeDestination>[1]
  lang: Parameters<typeof formatDateTime>[1]
  from: string
}

async function findActivity(
  { database, scanCounter }: Pick<ServerContext, 'database' | 'scanCounter'>,
  { link: { id }, own, lang, from }: ActivityOptions,
) {
  // Writes this process's counts to the database before they are read.
  await scanCounter.flush()
  const [scans, destinations] = await Promise.all([
    findScans(database, { linkId: id, from }),
    findDestinations(database, id),
  ])
  const history = destinations.map(({ destination, since }) => ({
    destination: describeDestination(destination, own),
    since: formatDateTime(since, lang, { timeZone }),
  }))
  return { scans, history }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Result = {
  toast: ReturnType<ReturnType<typeof createToastMaker>> | null
  faults: ShortLinkFaults
}

const emptyResult: Result = { toast: null, faults: {} }

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const server = context.get(serverContext)
  const { adminCodes: copy, admin } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const form = await requireForm(request)
  const isNew = params.linkId === 'new'
  const id = isNew ? textField(form, 'id') : params.linkId
  if (!isLeadId(id))
    return data(
      { ...emptyResult, toast: makeToast('failed', admin.toasts.failed) },
      { status: 400 },
    )
  const intent = textField(form, 'intent') || 'save'
  const protect = (change: string) =>
    protectChange('codes/code-page.tsx', { form, request, context, lang, intent: change })
  await protect(intent)
  const by = { adminId, ipAddress, detail: { link: id } }
  if (intent === 'remove') {
    await removeShortLink(server.database, id)
    await addAuditEvent(server.database, { action: 'short-link-removed', ...by })
    return redirectWithFlash(adminUrl(lang, 'dashboard/codes'), 'codeRemoved')
  }
  const version = isNew ? null : Number.parseInt(textField(form, 'version'), 10) || 0
  const result = await saveShortLink(server, form, {
    id,
    version,
    beforeRedirect: () => protect('redirect'),
  })
  if (result.kind === 'invalid')
    return data<Result>({ faults: result.faults, toast: null }, { status: 400 })
  if (result.kind !== 'saved')
    return data<Result>({ ...emptyResult, toast: makeToast('failed', copy.stale) }, { status: 409 })
  await addAuditEvent(server.database, { action: 'short-link-saved', ...by })
  return redirectWithFlash(adminUrl(lang, `dashboard/codes/${id}`), 'codeSaved')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, emptyResult)
}

export default function CodePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy, link, isNew, name } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/codes')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">
        <bdi>{name}</bdi>
      </h1>
      <CodeEditor key={`${link.id} ${link.version}`} {...page} faults={actionData?.faults ?? {}} />
      {isNew ? null : (
        <div className="mt-12 grid max-w-160 gap-12">
          <ScanCounts {...page} />
          <DestinationHistory copy={copy.history} destinations={page.history} />
          <RemoveItem label={copy.remove} sure={copy.removeSure} />
        </div>
      )}
    </>
  )
}

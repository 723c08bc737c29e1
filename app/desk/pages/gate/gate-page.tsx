import type { ReactNode } from 'react'
import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminGate } from '#desk/words/he/gate.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm } from '#server/request/require-form.ts'
import { shippedCountries } from '#server/gate/country-table.ts'
import { findCountrySums } from '#server/gate/gate-count-store.ts'
import { placeContext } from '#server/gate/place-context.ts'
import { isAbroad, type Place } from '#server/gate/place-of.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { changeSettings } from '#server/settings/setting-store.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/gate-page.ts'
import { countedDays, buildCountryTables } from './country-counts.ts'
import { GateCounts } from './gate-counts.tsx'
import { readGateEdit } from './gate-edit.ts'
import { GateForm } from './gate-form.tsx'
import { deskLanguages, requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const { adminGate } = deskCopyFor(lang)
  const { title, lead, back, form, counts, you: ownPlace } = adminGate
  return {
    lang,
    copy: { title, lead, back, form, counts, you: ownPlace.title },
    settings: server.gate.settings(),
    you: describePlace(context.get(placeContext)(), lang, ownPlace),
    tables: buildCountryTables(await findSums(server), { lang, copy: counts }),
    title: `${title} · ${studio().name[lang]}`,
  }
}

type PlaceView = { name: string; note: string; data: string }

function describePlace(place: Place, lang: DeskLang, copy: AdminGate['you']): PlaceView {
  const day = formatDate(new Date(`${shippedCountries().date}T00:00:00Z`), lang, {
    timeZone: 'UTC',
  })
  const dataNote = fill(copy.data, { day })
  if (place.kind === 'local') return { name: copy.local, note: copy.localNote, data: dataNote }
  if (place.country === null) return { name: copy.unknown, note: copy.unknownNote, data: dataNote }
  const names = new Intl.DisplayNames(deskLanguages[lang].locale, { type: 'region' })
  return {
    name: names.of(place.country) ?? place.country,
    note: isAbroad(place) ? copy.outsideNote : copy.insideNote,
    data: dataNote,
  }
}

const dayMs = 86_400_000

/** Writes this process's counts to the database before they are read. */
async function findSums({ database, gateCounter }: ServerContext) {
  await gateCounter.flush()
  const now = Date.now()
  const dayOf = (time: number) => dayIn(new Date(time), timeZone)
  const from = dayOf(now - (countedDays - 1) * dayMs)
  return findCountrySums(database, { from, today: dayOf(now) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const { database, settings } = context.get(serverContext)
  const { admin, adminGate } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const form = await requireForm(request)
  await protectChange('gate/gate-page.tsx', { form, request, context, lang })
  const edit = readGateEdit(form)
  if (edit === null)
    return data({ toast: makeToast('failed', admin.toasts.failed) }, { status: 400 })
  await changeSettings(database, { geo_gate: JSON.stringify(edit) })
  await settings.refresh()
  await addAuditEvent(database, { action: 'gate-changed', adminId, ipAddress, detail: edit })
  return data({ toast: makeToast('done', adminGate.saved) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

export default function GatePage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, settings, you: ownPlace, tables } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Section title={copy.form.mode}>
          <GateForm key={JSON.stringify(settings)} copy={copy.form} settings={settings} />
        </Section>
        <div className="grid min-w-0 content-start gap-12">
          <section className="min-w-0 border-t-2 border-line-strong pt-4">
            <GateCounts copy={copy.counts} tables={tables} />
          </section>
          <Section title={copy.you}>
            <p className="display-voice text-[1.75rem] leading-tight">{ownPlace.name}</p>
            <p className="mt-2 text-small">{ownPlace.note}</p>
            <p className="mt-2 text-small text-fg-muted">{ownPlace.data}</p>
          </Section>
        </div>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

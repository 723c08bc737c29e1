import { data, Form, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { HostFold } from '#desk/parts/host-fold.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminAddresses } from '#desk/words/he/addresses.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { addressState } from '#server/desk/address-state.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { shippedCountries } from '#server/gate/country-table.ts'
import { describeFinding } from '#server/request/address-finding.ts'
import { requireForm } from '#server/request/require-form.ts'
import { isLocalAddress } from '#server/request/client-address.ts'
import type { Arrival } from '#server/request/arrival.ts'
import { serverContext } from '#server/server-context.ts'
import { changeSettings } from '#server/settings/setting-store.ts'
import type { Route } from './+types/addresses-page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { settings } = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await settings.refresh()
  const { adminAddresses: copy } = deskCopyFor(lang)
  const { own, finding, needsAnswer } = addressState(context)
  const answer = settings.get('address_check')
  return {
    lang,
    copy,
    finding: finding && { ...copy.findings[finding], operator: describeFinding(finding) },
    own: {
      address: own.ipAddress,
      place: describePlace(own, lang, copy.you.places),
      note: own.kind === 'machine' ? copy.you.machine : copy.you.check,
    },
    confirmed: needsAnswer || answer === null ? null : describeAnswer(answer.at, lang, copy),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

function describePlace(
  { ipAddress }: Arrival,
  lang: DeskLang,
  places: AdminAddresses['you']['places'],
): string {
  if (/^(?:127\.|::1$)/.test(ipAddress)) return places.machine
  if (isLocalAddress(ipAddress)) return places.network
  const country = shippedCountries().find(ipAddress)
  if (country === null) return places.unknown
  const names = new Intl.DisplayNames(deskLanguages[lang].locale, { type: 'region' })
  return names.of(country) ?? country
}

function describeAnswer(at: string, lang: DeskLang, { you }: AdminAddresses): string {
  return fill(you.confirmed, { day: formatDate(new Date(at), lang, { timeZone }) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Stores that an admin found her own address right. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress, now } = requireActor(context)
  const form = await requireForm(request)
  await protectChange('addresses/addresses-page.tsx', { form, request, context, lang })
  const { database, settings } = context.get(serverContext)
  const { own, finding } = addressState(context)
  const answer = { kind: own.kind, finding, at: now.toISOString() }
  await changeSettings(database, { address_check: JSON.stringify(answer) })
  await settings.refresh()
  await addAuditEvent(database, { action: 'address-confirmed', adminId, ipAddress })
  const { saved } = deskCopyFor(lang).adminAddresses
  return data({ toast: createToastMaker(lang)('done', saved) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

export default function AddressesPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, own, finding, confirmed } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section className="min-w-0 border-t-2 border-line-strong pt-4">
          <h2 className="text-[1.25rem] font-semibold">{copy.you.title}</h2>
          <p className="display-voice mt-3 text-[1.75rem] leading-tight wrap-anywhere">
            <bdi dir="ltr">{own.address}</bdi>
          </p>
          <p className="mt-1 font-medium">{own.place}</p>
          {confirmed === null ? (
            <Question copy={copy.you} note={own.note} isFault={finding !== null} />
          ) : (
            <p className="mt-4 flex items-baseline gap-2">
              <Icon name="check" className="shrink-0 translate-y-0.5" />
              <span>{confirmed}</span>
            </p>
          )}
        </section>
        {finding === null ? null : <Finding copy={copy} finding={finding} />}
      </div>
    </>
  )
}

type QuestionProps = { copy: AdminAddresses['you']; note: string; isFault: boolean }

function Question({ copy, note, isFault }: QuestionProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6">
      <p className="text-[1.25rem] font-semibold">{copy.question}</p>
      <p className="mt-2 max-w-[40em] text-small text-fg-muted">{note}</p>
      <SubmitButton
        isBusy={isBusy}
        label={copy.yes}
        busyLabel={copy.busy}
        size="small"
        variant="line"
        className="mt-4"
      />
      {isFault ? <p className="mt-4 max-w-[40em] text-small">{copy.no}</p> : null}
    </Form>
  )
}

type FindingProps = {
  copy: AdminAddresses
  finding: { title: string; text: string; operator: string }
}

function Finding({ copy, finding }: FindingProps) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="flex items-baseline gap-2 text-[1.25rem] font-semibold text-danger">
        <Icon name="warning" className="shrink-0 translate-y-0.5" />
        <span>{finding.title}</span>
      </h2>
      <p className="mt-3 max-w-[40em]">{finding.text}</p>
      <HostFold label={copy.operator} text={finding.operator} />
    </section>
  )
}

import { data } from 'react-router'
import { z } from 'zod'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { describePushDevice } from '#server/push/device-view.ts'
import { parseSubscription } from '#server/push/parse-subscription.ts'
import {
  addPushDevice,
  findPushDevices,
  maxPushDevices,
  removePushDevice,
} from '#server/push/push-device-store.ts'
import { ensurePushKeys } from '#server/push/push-key-store.ts'
import { addTestNotice } from '#server/push/push-notice-store.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { createToastResponse } from '#desk/parts/action-response.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/notices-page.ts'
import { DeviceList } from './device-list.tsx'
import { ThisDevice } from './this-device.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin, reference } = requireSession(context)
  const { database, env } = context.get(serverContext)
  const { adminPush: copy } = deskCopyFor(lang)
  const { publicKey } = await ensurePushKeys(database, env)
  const devices = await findPushDevices(database, { adminId: admin.id, reference })
  const now = new Date()
  return {
    lang,
    copy,
    publicKey,
    devices: devices.map((device) => describePushDevice(device, { lang, now })),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { reference } = requireSession(context)
  const { database, pushSender } = context.get(serverContext)
  const { toasts } = deskCopyFor(lang).adminPush
  const form = await requireForm(request)
  await protectChange('notices/notices-page.tsx', { form, request, context, lang })
  const respond = createToastResponse(lang)
  const intent = textField(form, 'intent')
  if (intent === 'add') {
    const subscription = parseSubscription(form)
    if (subscription === null) return respond('failed', toasts.unknown, 400)
    const added = await addPushDevice(database, { subscription, reference, lang }, actor)
    if (added !== 'added') return respond('failed', fill(toasts.full, { max: maxPushDevices }), 409)
    return respond('done', toasts.on)
  }
  const { data: id } = z.uuid().safeParse(textField(form, 'id'))
  if (id === undefined) throw data(null, { status: 400 })
  if (intent === 'remove')
    return (await removePushDevice(database, id, actor))
      ? respond('done', toasts.off)
      : respond('failed', toasts.gone, 409)
  if (!(await addTestNotice(database, { id, adminId: actor.adminId })))
    return respond('failed', toasts.gone, 409)
  pushSender.poll()
  return respond('done', toasts.tested)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** Notices of what the owner also gets emails about (requirements 7.20). */
export default function NoticesPage({ loaderData, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, publicKey, devices } = loaderData
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <p className="mt-2 mb-8 max-w-[44em] text-fg-muted">{copy.seen}</p>
      <NoScriptToast toast={actionData?.toast} />
      <ThisDevice
        lang={lang}
        copy={copy}
        publicKey={publicKey}
        isOn={devices.some(({ isThis }) => isThis)}
      />
      <DeviceList copy={copy} devices={devices} />
    </>
  )
}

import { data, Form, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { describeBackup } from '#server/backup/backup-view.ts'
import { describeRestore } from '#server/backup/beside/restore-view.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastResponse } from '#desk/parts/action-response.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { useLookAgain } from '#desk/parts/use-look-again.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import type { Route } from './+types/restore-page.ts'
import { BackupChoice } from './backup-choice.tsx'
import { RestoredTable } from './restored-table.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { backups } = context.get(serverContext)
  const { adminRestore: copy } = deskCopyFor(lang)
  const state = await backups.state(new Date())
  return {
    lang,
    copy,
    list: state.backups.map((backup) => describeBackup(backup, lang)),
    restore: describeRestore(await backups.restores.state(), lang),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const form = await requireForm(request)
  await protectChange('backups/restore-page.tsx', { form, request, context, lang })
  const { backups, database, settings } = context.get(serverContext)
  const { adminRestore: copy } = deskCopyFor(lang)
  const toast = createToastResponse(lang)
  const intent = textField(form, 'intent')
  if (intent === 'begin') {
    const name = textField(form, 'name')
    const begun = await backups.restores.begin(name)
    if (begun === 'busy') return toast('failed', copy.running, 409)
    if (begun === 'gone') return toast('failed', copy.gone, 404)
    const detail = { name }
    await addAuditEvent(database, { action: 'restore-begun', adminId, ipAddress, detail })
    return data({ toast: null })
  }
  if (intent === 'discard') {
    await backups.restores.discard()
    await addAuditEvent(database, { action: 'restore-discarded', adminId, ipAddress })
    return toast('done', copy.discarded)
  }
  const failure = await backups.restores.switchOver()
  if (failure !== null) return toast('failed', copy.problems[failure], 503)
  await settings.refresh()
  await addAuditEvent(database, { action: 'backup-restored', adminId, ipAddress })
  return toast('done', copy.switched)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** Also reloads after a failed action, because the page then shows the reason. */
export const shouldRevalidate = () => true

export default function RestorePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy, list, restore } = page
  const isBusy = useNavigation().formMethod === 'POST'
  useActionToast(actionData)
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/backups')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      {restore.kind === 'failed' ? (
        <div className="mt-6 flex max-w-[48em] items-baseline gap-2 text-danger">
          <Icon name="warning" className="shrink-0 translate-y-0.5" />
          <p>
            <strong className="font-semibold">{copy.problems.title}.</strong> {restore.problem}
          </p>
        </div>
      ) : null}
      {restore.kind === 'restoring' ? <Restoring copy={copy.restoring} /> : null}
      {restore.kind === 'ready' ? (
        <RestoredTable copy={copy.ready} restored={restore} isBusy={isBusy} />
      ) : null}
      {restore.kind === 'none' || restore.kind === 'failed' ? (
        <Form
          method="post"
          className="mt-8 grid max-w-[44em] gap-5 border-t-2 border-line-strong pt-4"
        >
          <input type="hidden" name="intent" value="begin" />
          <BackupChoice legend={copy.choose} list={list} />
          <SubmitButton isBusy={isBusy} label={copy.begin} busyLabel={copy.busy} size="small" />
        </Form>
      ) : null}
    </>
  )
}

/** Looks again by itself; without scripts, by its button. */
function Restoring({ copy }: { copy: Route.ComponentProps['loaderData']['copy']['restoring'] }) {
  useLookAgain(true)
  return (
    <section aria-live="polite" className="mt-8 max-w-[44em] border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      <p className="mt-1 text-small text-fg-muted">{copy.text}</p>
      <Form method="get" className="mt-5">
        <Button type="submit" size="small" variant="line">
          {copy.refresh}
        </Button>
      </Form>
    </section>
  )
}

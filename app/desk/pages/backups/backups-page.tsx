import { data, Form, Link, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { beginBackup } from '#server/backup/begin-backup.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm } from '#server/request/require-form.ts'
import { describeLowSpace } from '#server/describe-low-space.ts'
import { findLowSpace } from '#server/disk-space.ts'
import { describeBackup, summarizeBackups } from '#server/backup/backup-view.ts'
import { serverContext } from '#server/server-context.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { useLookAgain } from '#desk/parts/use-look-again.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/backups-page.ts'
import { DownloadForm } from './download-form.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { backups, env } = context.get(serverContext)
  const lowSpace = await findLowSpace(env.DATA_DIR)
  const state = await backups.state(new Date())
  const list = state.backups.map((backup) => describeBackup(backup, lang))
  const { copy, last, problem } = summarizeBackups(state, lang)
  const refused = new URL(request.url).searchParams.get('download')
  return {
    lang,
    copy,
    fields: deskCopyFor(lang).admin.login.fields,
    list,
    last,
    isRunning: state.isRunning,
    isOnSameDisk: state.isOnSameDisk,
    problem,
    lowSpace: lowSpace === null ? null : describeLowSpace(lowSpace, lang),
    downloadProblem:
      refused === 'wrong' || refused === 'gone' || refused === 'limited'
        ? copy.download[refused]
        : null,
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
  const form = await requireForm(request)
  await protectChange('backups/backups-page.tsx', { form, request, context, lang })
  const { adminBackups: copy } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const outcome = await beginBackup(context.get(serverContext), actor)
  if (outcome === 'running') return data({ toast: makeToast('done', copy.begun) }, { status: 202 })
  if (outcome === 'busy') return data({ toast: makeToast('failed', copy.running) }, { status: 409 })
  if (outcome !== null)
    return data({ toast: makeToast('failed', copy.problems[outcome]) }, { status: 503 })
  return data({ toast: makeToast('done', copy.made) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** Also reloads after a failed action, because the page then shows the reason. */
export const shouldRevalidate = () => true

export default function BackupsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy, list } = page
  const isBusy = useNavigation().formMethod === 'POST'
  useLookAgain(page.isRunning)
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      {page.problem === null ? null : <Problem title={copy.problems.title} text={page.problem} />}
      {page.lowSpace === null ? null : <Problem {...page.lowSpace} />}
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section className="min-w-0 border-t-2 border-line-strong pt-4">
          <h2 className="text-[1.25rem] font-semibold">{page.last ?? copy.none}</h2>
          <p className="mt-1 max-w-[44em] text-small text-fg-muted">{copy.keep}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Form method="post">
              <SubmitButton
                isBusy={isBusy}
                label={copy.make}
                busyLabel={copy.busy}
                size="small"
                variant="line"
              />
            </Form>
            {list.length === 0 ? null : (
              <Link
                to={adminUrl(lang, 'dashboard/settings/backups/restore')}
                className="text-link inline-flex min-h-11 items-center text-small"
              >
                {copy.restore}
              </Link>
            )}
          </div>
          {page.isRunning ? (
            <p role="status" className="mt-3 text-small">
              {copy.running}
            </p>
          ) : null}
          {page.isOnSameDisk ? (
            <p className="mt-6 flex max-w-[44em] items-baseline gap-2 text-small">
              <Icon name="warning" className="shrink-0 translate-y-0.5" />
              <span>{copy.sameDisk}</span>
            </p>
          ) : null}
        </section>
        {list.length === 0 ? null : (
          <DownloadForm
            lang={lang}
            copy={copy.download}
            fields={page.fields}
            list={list}
            problem={page.downloadProblem}
          />
        )}
      </div>
    </>
  )
}

function Problem({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-6 flex max-w-[48em] items-baseline gap-2 text-danger">
      <Icon name="warning" className="shrink-0 translate-y-0.5" />
      <p>
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
    </div>
  )
}

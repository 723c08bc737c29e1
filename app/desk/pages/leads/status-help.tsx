import { useRef } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { leadStatuses } from '#domain/leads/status.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { StatusIcon } from './status-icon.tsx'

type Props = { copy: AdminCopy['leads']['help']; statuses: AdminCopy['statuses'] }

/** A dialog that explains each status and the stages of a lead (requirements 4.8). */
export function StatusHelp({ copy, statuses }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        title={copy.open}
        aria-label={copy.open}
        onClick={() => dialog.current?.showModal()}
        className="grid size-11 place-items-center rounded-full text-fg-muted hover:bg-selected hover:text-fg"
      >
        <Icon name="help" size="size-5" />
      </button>
      <dialog
        ref={dialog}
        closedby="any"
        aria-labelledby="status-help"
        className="m-auto w-180 max-w-[calc(100vw-2rem)] rounded-se-card bg-surface-raised p-6 text-fg backdrop:bg-ink/60 md:p-10"
      >
        <h2 id="status-help" className="display-voice text-[1.75rem] leading-none">
          {copy.title}
        </h2>
        <dl className="mt-6 border-t-2 border-line-strong">
          {leadStatuses.map((status) => (
            <div
              key={status}
              className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="flex items-center gap-3 font-semibold">
                <StatusIcon status={status} />
                {statuses[status]}
              </dt>
              <dd className="text-fg-muted">{copy.meanings[status]}</dd>
            </div>
          ))}
        </dl>
        <Flow title={copy.flowTitle} steps={copy.flow} />
        <Flow title={copy.otherFlowTitle} steps={copy.otherFlow} />
        <p className="mt-6 text-small text-fg-muted">{copy.anyMove}</p>
        <form method="dialog" className="mt-6">
          <button type="submit" className="pill pill-small">
            {copy.close}
          </button>
        </form>
      </dialog>
    </>
  )
}

function Flow({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="mt-6">
      <h3 className="text-small font-semibold">{title}</h3>
      <ol className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
        {steps.map((step) => (
          <li
            key={step}
            className="flex items-center gap-2 not-first:before:block not-first:before:size-1.5 not-first:before:rounded-full not-first:before:bg-field-line"
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

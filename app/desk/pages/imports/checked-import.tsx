import { Form, useNavigation } from 'react-router'
import { RadioChoice } from '#desk/parts/radio-choice.tsx'
import { SelectBox } from '#desk/parts/select-box.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { duplicatePolicies } from '#domain/leads/import/import-fields.ts'
import { leadStatuses } from '#domain/leads/status.ts'
import type { ImportStage } from '#server/leads/import/import-view.ts'
import type { Route } from './+types/import-page.ts'
import { DiscardForm } from './discard-form.tsx'
import { RefusedRows } from './refused-rows.tsx'

type Props = {
  page: Route.ComponentProps['loaderData']
  stage: Extract<ImportStage, { kind: 'checked' }>
}

const figureNames = ['added', 'known', 'refused'] as const

/** What an import will do, before it does anything. */
export function CheckedImport({ page, stage }: Props) {
  const { copy } = page
  const { checked } = copy
  const { figures, count, refusals } = stage
  return (
    <section aria-labelledby="checked" className="mt-10">
      <h2 id="checked" className="text-[1.25rem] font-semibold">
        {checked.title}
      </h2>
      <dl className="mt-5 grid max-w-220 gap-x-6 border-line max-sm:border-b sm:grid-cols-3">
        {figureNames.map((name) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] content-start items-center gap-x-4 border-t border-line py-3 sm:grid-cols-1 sm:border-t-2 sm:border-line-strong"
          >
            <dt className="text-small font-medium">{checked.figures[name]}</dt>
            <dd className="font-display text-[1.75rem] leading-tight font-semibold max-sm:row-span-2 sm:mt-1">
              <bdi>{figures[name]}</bdi>
            </dd>
            {name === 'refused' && refusals.length === 0 ? null : (
              <dd className="text-small text-fg-muted">{checked.notes[name]}</dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          {count === 0 ? <p>{checked.nobody}</p> : <StartForm page={page} stage={stage} />}
          <Form method="post" className="mt-6">
            <button
              type="submit"
              name="intent"
              value="columns"
              className="text-link min-h-11 text-small"
            >
              {checked.change}
            </button>
          </Form>
          <DiscardForm label={checked.discard} />
        </div>
        <RefusedRows copy={copy.refusals} refusals={refusals} />
      </div>
    </section>
  )
}

function StartForm({ page: { copy, statuses }, stage: { plan } }: Props) {
  const { checked } = copy
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid max-w-160 gap-8">
      <input type="hidden" name="intent" value="start" />
      <RadioChoice
        legend={checked.duplicates}
        name="duplicates"
        chosen={plan.duplicates}
        options={duplicatePolicies.map((policy) => ({
          value: policy,
          ...checked.policies[policy],
        }))}
      />
      <label className="grid gap-2">
        <span className="font-semibold">{checked.status}</span>
        <SelectBox name="status" defaultValue={plan.status} className="max-w-80">
          {leadStatuses
            .filter((status) => status !== 'new' && status !== 'unread')
            .map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
        </SelectBox>
        <span className="max-w-[44em] text-small text-fg-muted">{checked.quiet}</span>
      </label>
      <SubmitButton
        isBusy={isBusy}
        label={checked.submit}
        busyLabel={checked.submit}
        className="justify-self-start"
        size="small"
      />
    </Form>
  )
}

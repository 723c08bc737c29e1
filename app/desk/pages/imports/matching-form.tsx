import { Form, useNavigation } from 'react-router'
import { SelectBox } from '#desk/parts/select-box.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { columnField, importFields } from '#domain/leads/import/import-fields.ts'
import type { ImportStage } from '#server/leads/import/import-view.ts'
import type { Route } from './+types/import-page.ts'
import { DiscardForm } from './discard-form.tsx'

type Props = {
  page: Route.ComponentProps['loaderData']
  stage: Extract<ImportStage, { kind: 'matching' }>
}

/** What the columns of a file are, as the site guessed it. */
export function MatchingForm({ page, stage }: Props) {
  const { copy } = page
  const { matching } = copy
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="matching" className="mt-10 max-w-220">
      <h2 id="matching" className="text-[1.25rem] font-semibold">
        {matching.title}
      </h2>
      <p className="mt-1 max-w-[44em] text-small text-fg-muted">{matching.lead}</p>
      <Form method="post" className="mt-6 grid gap-8">
        <input type="hidden" name="intent" value="check" />
        <Columns page={page} stage={stage} />
        <Notation page={page} stage={stage} />
        <SubmitButton
          isBusy={isBusy}
          label={matching.submit}
          busyLabel={matching.submit}
          size="small"
          className="justify-self-start"
        />
      </Form>
      <DiscardForm label={copy.checked.discard} />
    </section>
  )
}

/** Each column with its first cells and what it is; on a phone one below the other. */
function Columns({ page: { copy }, stage: { plan, columns } }: Props) {
  const { matching } = copy
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[3fr_4fr_14rem] gap-x-8 border-b-2 border-line-strong px-2 pb-2 text-small font-medium md:grid"
      >
        <span>{matching.column}</span>
        <span>{matching.sample}</span>
        <span>{matching.field}</span>
      </div>
      <ul className="border-t-2 border-line-strong md:border-t-0">
        {columns.map(({ heading, samples }, index) => (
          <li
            key={`${index}-${heading}`}
            className="group/column grid items-center gap-x-8 gap-y-2 border-b border-line px-2 py-3 md:grid-cols-[3fr_4fr_14rem]"
          >
            <label
              htmlFor={`column-${index}`}
              dir="auto"
              className="truncate from-page-start font-semibold group-has-[option[value='']:checked]/column:font-normal group-has-[option[value='']:checked]/column:text-fg-muted"
            >
              {heading}
            </label>
            <p
              dir="auto"
              className="truncate text-small from-page-start text-fg-muted empty:hidden"
            >
              {samples.join(' · ')}
            </p>
            <SelectBox
              id={`column-${index}`}
              name={`${columnField}${index}`}
              defaultValue={plan.columns[index] ?? ''}
              className="text-small md:col-start-3"
            >
              <option value="">{copy.leaveOut}</option>
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {copy.fields[field]}
                </option>
              ))}
            </SelectBox>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the file writes phones and dates. */
function Notation({ page: { copy, countries }, stage: { plan } }: Props) {
  const { matching } = copy
  return (
    <div className="grid max-w-160 gap-6 sm:grid-cols-2">
      <label className="grid content-start gap-2">
        <span className="text-small font-semibold">{matching.country}</span>
        <SelectBox name="country" defaultValue={plan.country} className="text-small">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectBox>
      </label>
      <label className="grid content-start gap-2">
        <span className="text-small font-semibold">{matching.order}</span>
        <SelectBox
          name="order"
          defaultValue={plan.monthFirst ? 'month' : 'day'}
          className="text-small"
        >
          <option value="day">{matching.orders.day}</option>
          <option value="month">{matching.orders.month}</option>
        </SelectBox>
      </label>
    </div>
  )
}

import type { AdminCopy } from '#desk/words/he/admin.ts'
import { callOutcomes } from '#domain/leads/manual-lead-fields.ts'

type Props = {
  copy: Pick<AdminCopy['newLead'], 'next' | 'outcomes'>
  errors: { next: string | undefined; day: string | undefined }
  values: Readonly<Record<string, string>>
  /** The first day that can be chosen, and the one that is proposed. */
  days: { today: string; next: string }
}

/** What was agreed on the phone: the next step of the lead. */
export function CallOutcome({ copy, errors, values, days }: Props) {
  const error = errors.next ?? errors.day
  return (
    <fieldset className="min-w-0" aria-describedby="next-error">
      <legend className="mb-2 font-semibold">{copy.next}</legend>
      <div className="border-t border-line">
        {callOutcomes.map((outcome) => {
          const { label, note } = copy.outcomes[outcome]
          const id = `next-${outcome}`
          return (
            <div
              key={outcome}
              className="grid min-h-14 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line px-2 py-2.5 hover:bg-surface has-checked:bg-selected"
            >
              <input
                id={id}
                type="radio"
                name="next"
                value={outcome}
                required
                defaultChecked={values['next'] === outcome}
                aria-describedby={outcome === 'call-back' ? undefined : `${id}-note`}
                className="tick size-6"
              />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <label htmlFor={id} className="cursor-pointer font-medium">
                  {label}
                </label>
                {outcome === 'call-back' ? (
                  <label className="flex items-center gap-2 text-small text-fg-muted">
                    {note}
                    <input
                      type="date"
                      name="day"
                      min={days.today}
                      defaultValue={values['day'] ?? days.next}
                      aria-invalid={errors.day === undefined ? undefined : true}
                      className="min-h-11 text-fg"
                    />
                  </label>
                ) : (
                  <span id={`${id}-note`} className="w-full text-small text-fg-muted">
                    {note}
                  </span>
                )}
              </div>
            </div>
          )
        })}
      </div>
      <p
        id="next-error"
        aria-live="polite"
        className="text-small font-medium text-danger not-empty:mt-2"
      >
        {error}
      </p>
    </fieldset>
  )
}

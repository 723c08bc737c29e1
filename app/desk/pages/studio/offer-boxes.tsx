import type { AdminStudio } from '#desk/words/he/studio.ts'

/** A service or package with its box. `isBelow`: sold below the service before it. */
export type OfferBox = { id: string; label: string; isBelow: boolean }

export type OfferGroups = Readonly<Record<'services' | 'packages', readonly OfferBox[]>>

type Props = {
  name: string
  /** Ids of those that are off. */
  value: string
  note: string | undefined
  error: string | undefined
  offers: OfferGroups
  copy: AdminStudio['offers']
}

/** A box for each service and package: checked is offered. */
export function OfferBoxes({ name, value, note, error, offers, copy }: Props) {
  const off = value.split(',')
  return (
    <div id={name} className="col-span-full" aria-describedby={`${name}-note`}>
      <p id={`${name}-note`} className="max-w-[44em] text-small text-fg-muted">
        {note}
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {error}
        </p>
      ) : null}
      {(['services', 'packages'] as const).map((group) => (
        <fieldset key={group} className="mt-6">
          <legend className="font-semibold">{copy[group]}</legend>
          <ul className="mt-2 border-t-2 border-line-strong">
            {offers[group].map(({ id, label, isBelow }) => (
              <li key={id} className={`border-b border-line ${isBelow ? 'ps-8' : ''}`}>
                <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
                  <input
                    type="checkbox"
                    name={name}
                    value={id}
                    defaultChecked={!off.includes(id)}
                    className="size-5 shrink-0"
                  />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  )
}

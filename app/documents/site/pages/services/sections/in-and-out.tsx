import type { ServicePage } from '#copy/he/service-page.ts'

type Props = {
  included: readonly string[]
  excluded: readonly string[]
  shared: ServicePage
  /** The level of the headings of both lists. */
  as: 'h3' | 'h4' | 'h5'
}

/** Two lists: what is in the price, with a dot each, and what is not, with a ring. */
export function InAndOut({ included, excluded, shared, as: Heading }: Props) {
  return (
    <div className="in-and-out">
      {included.length === 0 ? null : (
        <div>
          <Heading className="font-semibold">{shared.included}</Heading>
          <ul className="marked-list">
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {excluded.length === 0 ? null : (
        <div>
          <Heading className="font-semibold">{shared.excludedTitle}</Heading>
          <ul className="marked-list marked-list-out marked-list-short text-fg-muted">
            {excluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

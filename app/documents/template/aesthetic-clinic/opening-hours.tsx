import { clinicHours } from '#catalog/prices/clinic-demo.ts'

/** `days`: the names of the groups of days, in the order of the hours. */
export function OpeningHours({ days }: { days: readonly string[] }) {
  return (
    <span className="opening-hours">
      {clinicHours.map(({ opens, closes }, index) => (
        <span key={opens + closes}>
          {days[index]}{' '}
          <bdi dir="ltr">
            {opens}–{closes}
          </bdi>
        </span>
      ))}
    </span>
  )
}

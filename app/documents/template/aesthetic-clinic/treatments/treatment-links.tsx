import type { ClinicTreatments } from '#content/clinic-pages/treatments/page-he.ts'
import { treatments } from '#content/templates/aesthetic-clinic/figures.ts'

export function TreatmentLinks({ words }: { words: ClinicTreatments }) {
  return (
    <nav aria-label={words.index} className="treatment-links">
      <ul>
        {treatments.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{words.items[id].name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

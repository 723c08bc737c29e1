import { caseStudies } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'

type Props = { label: string; projects: Projects }

/** The wordmarks are drawn as masks in the colour of the text: they turn with the theme. Their names are for those who do not see them. */
export function ClientMarks({ label, projects }: Props) {
  return (
    <div className="client-ledge">
      <p className="flex-none text-small text-fg-muted">{label}</p>
      <ul className="client-marks">
        {caseStudies.map((id) => (
          <li key={id} className={`client-mark client-${id}`}>
            <span className="sr-only">{projects.items[id].name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

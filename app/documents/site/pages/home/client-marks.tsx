import { caseStudies } from '#catalog/projects.ts'
import type { Home } from '#content/pages/home/he.ts'
import type { Projects } from '#content/site-words.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { copy: Home['clients']; projects: Projects }

/**
 * The wordmarks are masks in the colour of the text, so that they follow the theme. Screen readers
 * get the names.
 */
export function ClientMarks({ copy, projects }: Props) {
  return (
    <div className="client-ledge" {...dataAttributes({ marquee: true })}>
      <p className="flex-none text-small text-fg-muted">{copy.label}</p>
      <div className="marquee">
        <div className="marquee-belt">
          <ul className="marquee-run">
            {caseStudies.map((id) => (
              <li key={id}>
                <span
                  role="img"
                  aria-label={projects.items[id].name}
                  className={`client-mark client-${id}`}
                />
              </li>
            ))}
          </ul>
          <ul className="marquee-run" aria-hidden="true">
            {caseStudies.map((id) => (
              <li key={id} className={`client-mark client-${id}`} />
            ))}
          </ul>
        </div>
      </div>
      <PauseButton
        className="only-moving"
        aria-label={copy.pause}
        aria-pressed={false}
        {...dataAttributes({ pause: true })}
      />
    </div>
  )
}

import { Arrow } from '#ui/arrow.tsx'

export type LinkRow = {
  href: string
  name: string
  line?: string | undefined
  note?: string | undefined
  label?: string | undefined
}

/** A ruled list of links. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="rows">
      {rows.map(({ href, name, line, note, label }) => (
        <li key={href} className="row">
          <a href={href} className="row-link" aria-label={label}>
            <span className="row-name">
              {name}
              {note ? <span className="row-note">{note}</span> : null}
            </span>
            {line ? <span className="row-line">{line}</span> : null}
            <span className="row-arrow">
              <Arrow />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

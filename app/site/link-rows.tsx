export type LinkRow = { href: string; name: string; line?: string }

/** A ruled list of links: never a grid of equal boxes. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="border-t-2 border-line-strong">
      {rows.map(({ href, name, line }) => (
        <li key={href} className="border-b border-line">
          <a href={href} className="link-row">
            <span className="link-row-name">{name}</span>
            {line ? <span className="text-fg-muted">{line}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

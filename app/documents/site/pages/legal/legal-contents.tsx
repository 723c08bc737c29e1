type Props = { title: string; entries: readonly { id: string; name: string }[] }

/** Links to the sections, beside the text on wide screens. */
export function LegalContents({ title, entries }: Props) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="self-start lg:sticky lg:top-(--spacing-nav) lg:col-span-3"
    >
      <h2 id="contents-title" className="text-small font-semibold text-fg-muted">
        {title}
      </h2>
      <ol className="mt-2">
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

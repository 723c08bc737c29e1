type Props = {
  legend: string
  /** Newest first. */
  list: readonly { name: string; title: string; note: string }[]
}

/** The stored backups, of which one is chosen; the newest by default. */
export function BackupChoice({ legend, list }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="max-h-96 overflow-y-auto border-t border-line">
        {list.map(({ name, title, note }, index) => (
          <div
            key={name}
            className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line px-2 py-3 hover:bg-surface has-checked:bg-selected"
          >
            <input
              id={name}
              type="radio"
              name="name"
              value={name}
              defaultChecked={index === 0}
              aria-describedby={`${name}-note`}
              className="mt-0.5 size-6"
            />
            <label htmlFor={name} className="cursor-pointer">
              <span className="block font-semibold">{title}</span>
              <span id={`${name}-note`} className="block text-small text-fg-muted">
                {note}
              </span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

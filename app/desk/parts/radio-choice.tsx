type Props = {
  legend: string
  name: string
  options: readonly { value: string; title: string; text: string }[]
  /** The chosen one; the first without it. */
  chosen?: string
}

/** Radio buttons, each with a title and a line that says what it means. */
export function RadioChoice({ legend, name, options, chosen = options[0]?.value }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="border-t border-line">
        {options.map(({ value, title, text }, index) => (
          <div
            key={value}
            className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line px-2 py-3 hover:bg-surface has-checked:bg-selected"
          >
            <input
              id={`${name}-${index}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-describedby={`${name}-${index}-text`}
              className="mt-0.5 size-6"
            />
            <label htmlFor={`${name}-${index}`} className="cursor-pointer">
              <span className="block font-semibold">{title}</span>
              <span id={`${name}-${index}-text`} className="block text-small text-fg-muted">
                {text}
              </span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

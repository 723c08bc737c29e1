import { Link } from 'react-router'

export type FoundItem = { to: string; name: string; about: string; group: string }

type Props = {
  label: string
  /** Those of a group follow each other. */
  items: readonly FoundItem[]
  /** The item that Enter opens. */
  at: number
  onFollow: () => void
}

/** What was found. The field keeps the focus and says which item is chosen. */
export function FoundList({ label, items, at, onFollow }: Props) {
  return (
    <div
      id="found"
      role="listbox"
      aria-label={label}
      className="max-h-[min(60dvh,28rem)] overflow-y-auto p-2 empty:hidden"
    >
      {items.map((item, index) => (
        <Link
          key={item.to}
          to={item.to}
          id={`found-${index}`}
          ref={(element) => {
            if (index === at) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          aria-selected={index === at}
          onClick={onFollow}
          tabIndex={-1}
          className="flex min-h-11 items-center gap-4 rounded-field px-3 hover:bg-surface aria-selected:bg-selected"
        >
          <bdi className="min-w-0 truncate font-medium">{item.name}</bdi>
          {item.about === '' ? null : (
            <bdi dir="ltr" className="text-small whitespace-nowrap text-fg-muted tabular-nums">
              {item.about}
            </bdi>
          )}
          {items[index - 1]?.group === item.group ? null : (
            <span className="ms-auto text-small text-fg-muted">{item.group}</span>
          )}
        </Link>
      ))}
    </div>
  )
}

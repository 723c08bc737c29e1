import { Form } from 'react-router'
import { sourceGroupIds, type SourceGroup } from '#catalog/prices/price-source.ts'
import type { AdminPrices } from '#desk/words/he/prices.ts'

type Props = { copy: AdminPrices['priceSource']; current: SourceGroup | null }

/**
 * One choice for all prices: the source whose texts apply where the owner has not chosen another.
 */
export function PriceSourcePanel({ copy, current }: Props) {
  return (
    <Form method="post" preventScrollReset>
      <fieldset className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{copy.title}</legend>
        {(['', ...sourceGroupIds] as const).map((group) => (
          <Group
            key={group}
            group={group}
            isCurrent={group === (current ?? '')}
            {...copy.groups[group || 'none']}
          />
        ))}
      </fieldset>
      <button
        type="submit"
        name="intent"
        value="price-source"
        className="pill pill-small pill-line mt-4"
      >
        {copy.save}
      </button>
    </Form>
  )
}

type GroupProps = { group: SourceGroup | ''; isCurrent: boolean; name: string; text: string }

function Group({ group, isCurrent, name, text }: GroupProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line px-2 py-3 hover:bg-surface has-checked:bg-selected">
      <input
        type="radio"
        name="group"
        value={group}
        defaultChecked={isCurrent}
        className="mt-0.5 size-4.5 flex-none"
      />
      <span className="min-w-0 font-medium">
        {name}
        <small className="block text-small font-normal text-fg-muted">{text}</small>
      </span>
    </label>
  )
}

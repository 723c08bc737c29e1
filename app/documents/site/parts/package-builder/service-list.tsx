import { useState } from 'react'
import type { Basket } from '#domain/pricing/basket.ts'
import type { BuilderProps, Words } from './builder-props.ts'
import type { Edit } from './basket-edits.ts'
import { ServiceBlock } from './service-block.tsx'

type Props = Pick<BuilderProps, 'groups' | 'list'> & {
  words: Words
  basket: Basket
  change: (edit: Edit) => void
}

/** All services in their groups. */
export function ServiceList({ groups, ...context }: Props) {
  return groups.map((group, index) => (
    <ServiceGroup key={group.id} group={group} isFirst={index === 0} {...context} />
  ))
}

type GroupProps = Omit<Props, 'groups'> & {
  group: BuilderProps['groups'][number]
  isFirst: boolean
}

/**
 * On a phone groups start collapsed, except the first one and those with chosen services. A choice
 * made elsewhere opens its group. Wider screens show all of them (service-groups.css).
 */
function ServiceGroup({ group, isFirst, list, basket, change, words }: GroupProps) {
  const { id, services: members } = group
  const title = words.copy.choose.groups[id]
  const chosen = basket.items.filter(({ service }) => members.includes(service)).length
  const [isOpen, setOpen] = useState(isFirst || chosen > 0)
  const [shown, setShown] = useState(chosen)
  if (chosen !== shown) {
    setShown(chosen)
    if (chosen > shown) setOpen(true)
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="builder-fold"
    >
      <summary className="builder-group">
        <h3>{title}</h3>
        <bdi className="builder-group-count">{members.length}</bdi>
      </summary>
      <h3 className="builder-group builder-group-wide">{title}</h3>
      <ul aria-label={title} className="builder-services">
        {list.services
          .filter((service) => members.includes(service.id))
          .map((service) => (
            <ServiceBlock
              key={service.id}
              service={service}
              item={basket.items.find((item) => item.service === service.id)}
              change={change}
              words={words}
            />
          ))}
      </ul>
    </details>
  )
}

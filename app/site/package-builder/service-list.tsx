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
export function ServiceList({ groups, list, basket, change, words }: Props) {
  return groups.map(({ id, services: members }) => (
    <fieldset key={id} className="min-w-0">
      <legend className="builder-group">{words.copy.choose.groups[id]}</legend>
      <ul className="builder-services">
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
    </fieldset>
  ))
}

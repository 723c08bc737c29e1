import type { ComponentType } from 'react'
import { dataAttributes } from '#site/data-attributes.ts'
import type { IslandName, registry } from './registry.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>
type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0]

type Props<Name extends IslandName> = {
  name: Name
  /** The same component that the registry loads under this name: the server renders it at once. */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
}

/** Renders a component on the server and marks it for hydration (hydrate-islands.ts). */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
}: Props<Name>) {
  return (
    <div className="contents" {...dataAttributes({ island: name, props: JSON.stringify(props) })}>
      <Component {...props} />
    </div>
  )
}

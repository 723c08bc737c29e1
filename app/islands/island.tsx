import type { ComponentType } from 'react'
import type { IslandName, registry } from './registry.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>
type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0]

type Props<Name extends IslandName> = {
  name: Name
  /** The component that the registry loads under this name: the server needs it at once, the browser later. */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
}

/** Renders a component on the server and marks it for `load.ts`, which hydrates it near the viewport, once somebody stirs. */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
}: Props<Name>) {
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}

import type { ComponentType } from 'react'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { IslandName, registry } from './registry.ts'

type IslandComponent<Name extends IslandName> = NonNullable<
  Awaited<ReturnType<(typeof registry)[Name]>>
>
type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0]

type Props<Name extends IslandName> = {
  name: Name
  /** The component that the registry loads under this name; the server renders it. */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
  /** Shown when the component's script cannot be loaded. Names what works without it. */
  notLoaded: string
}

/**
 * Renders a component on the server and marks it for hydration (hydrate-islands.ts). Its props are
 * in a data block before it: escaped in an attribute they would be larger.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  notLoaded,
}: Props<Name>) {
  return (
    <>
      <script type="application/json">{writeData(props)}</script>
      <p
        role="alert"
        className="mx-auto my-8 hidden w-fit max-w-[calc(100vw-2*var(--spacing-gutter))] rounded-field border-2 border-line-strong px-5 py-4 has-[+[data-not-loaded]]:block"
      >
        {notLoaded}
      </p>
      <div className="contents" {...dataAttributes({ island: name })}>
        <Component {...props} />
      </div>
    </>
  )
}

/** JSON without the character that could end the block. */
function writeData(props: object): string {
  return JSON.stringify(props).replaceAll('<', String.raw`\u003c`)
}

import { createElement, startTransition, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates markup that the server rendered from the same component and props. In a file of its own,
 * so that the script of every page does not contain React.
 */
export function hydrate(
  element: Element,
  component: FunctionComponent<object>,
  props: object,
): void {
  // A transition is hydrated in slices of 5 ms, and input between them comes first.
  startTransition(() => {
    hydrateRoot(element, createElement(component, props))
  })
}

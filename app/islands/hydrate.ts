import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Wakes markup that the server wrote from the same component and props. A file of its own, so that what every page loads knows nothing of React. */
export function hydrate(
  element: HTMLElement,
  component: FunctionComponent<object>,
  props: object,
): void {
  hydrateRoot(element, createElement(component, props))
}

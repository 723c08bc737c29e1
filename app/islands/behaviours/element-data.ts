import type { DataName } from '#site/data-attributes.ts'

/**
 * Data attributes for scripts. Apart from dataAttributes(), which markup uses: a module shared with
 * the markup would become a second file of the script that every page loads.
 */

/** A CSS selector for elements that have the attribute, or have it with this value. */
export function dataSelector(name: DataName, value?: string): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
}

export function getData(element: Element, name: DataName): string | null {
  return element.getAttribute(`data-${name}`)
}

/** `true` writes an empty value, `false` removes the attribute. */
export function setData(element: Element, name: DataName, value: string | boolean): void {
  if (typeof value === 'boolean') element.toggleAttribute(`data-${name}`, value)
  else element.setAttribute(`data-${name}`, value)
}

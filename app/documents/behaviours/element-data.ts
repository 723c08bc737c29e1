import type { DataName } from '#parts/data-attributes.ts'

/**
 * Data attributes for scripts. Separate from dataAttributes(), which markup uses: a module shared
 * with the markup would become a second file that every page loads.
 */

/** A CSS selector for elements that have the attribute, with this value if one is given. */
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

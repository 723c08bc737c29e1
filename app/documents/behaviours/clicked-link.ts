import { isPlainClick } from './is-plain-click.ts'

/** The link that matches the selector and was clicked without a modifier key, or null. */
export function getClickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLAnchorElement>(selector)
}

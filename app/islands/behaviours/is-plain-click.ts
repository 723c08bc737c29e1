/**
 * Whether a click asks for nothing more than to follow the link: no new tab, window or download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

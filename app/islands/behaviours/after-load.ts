/** Calls back when the page and what it needs at once are there, or now if they are. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

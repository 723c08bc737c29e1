import { dataSelector } from '#parts/data-attributes.ts'

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Calls back when the element enters or leaves the viewport. Returns a function that stops this.
 */
export function watchVisibility(
  element: Element,
  callback: (isVisible: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => callback(entries.at(-1)?.isIntersecting ?? false),
    options,
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Calls back when the pause button of a moving part is toggled (requirements 10.1). */
export function watchPause(part: Element, callback: (isPaused: boolean) => void): void {
  const button = part.querySelector(dataSelector('pause'))
  button?.addEventListener('click', () => {
    const isPaused = button.ariaPressed !== 'true'
    button.ariaPressed = String(isPaused)
    callback(isPaused)
  })
}

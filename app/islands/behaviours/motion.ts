export const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** Tells whenever the element comes into sight and leaves it. Gives what ends the watch. */
export function watchSight(
  element: Element,
  tell: (isSeen: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    options,
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** The pause button that a moving part shows (WCAG 2.2.2). */
export function watchPause(part: Element, tell: (isPaused: boolean) => void): void {
  const button = part.querySelector('[data-pause]')
  button?.addEventListener('click', () => {
    const isPaused = button.ariaPressed !== 'true'
    button.ariaPressed = String(isPaused)
    tell(isPaused)
  })
}

import { watchVisibility } from '#documents/behaviours/motion.ts'

/** A line across the viewport: the section that crosses it is the current one. */
const readingLine = { rootMargin: '-35% 0px -64% 0px' }

/** Marks the section that is being read in the index of the page. */
export function start(page: HTMLElement): void {
  for (const section of page.querySelectorAll('section[id]')) {
    const link = document.querySelector(`nav a[href="#${section.id}"]`)
    if (!link) continue
    watchVisibility(
      section,
      (isRead) => {
        if (isRead) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      },
      readingLine,
    )
  }
}

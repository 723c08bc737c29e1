import { watchVisibility } from '#islands/behaviours/motion.ts'

/** The line across the window that a section crosses to become the current one. */
const readingLine = { rootMargin: '-35% 0px -64% 0px' }

/** Marks in the index of the page the section that is being read. */
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

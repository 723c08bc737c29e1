import { setData } from '../element-data.ts'

/** What the banner must not cover: forms, and the first thing to do on a page. */
const important = 'main form, main .pill'

/**
 * Moves the banner aside while something important is in the strip at the bottom of the viewport
 * that the banner takes. Only while `mayMove` says so: not when the visitor has opened it.
 */
export function watchCovering(banner: HTMLElement, mayMove: () => boolean): void {
  const elements = [...document.querySelectorAll('main form')]
  const first = document.querySelector(important)
  const visible = new Set<Element>()
  const observe = () => {
    const strip = innerHeight - banner.getBoundingClientRect().top
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        setData(banner, 'aside', visible.size > 0 && mayMove())
      },
      { rootMargin: `${strip - innerHeight}px 0px 0px` },
    )
    for (const element of first ? [first, ...elements] : elements) observer.observe(element)
  }
  if (!banner.hidden) observe()
}

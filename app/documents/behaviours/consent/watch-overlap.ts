import { setData } from '#parts/data-attributes.ts'

/** Elements that the banner must not cover: forms, and the first button of a page. */
const keepVisible = 'main form, main .pill'

/**
 * Moves the banner aside while one of these elements is in the strip at the bottom of the viewport
 * that the banner covers. `mayMove` returns false while the banner was opened by the visitor.
 */
export function watchOverlap(banner: HTMLElement, mayMove: () => boolean): void {
  const elements = [...document.querySelectorAll('main form')]
  const first = document.querySelector(keepVisible)
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

/**
 * Calls back once, when the visitor scrolls the page. On a phone the page may also have a scroll
 * event at its top while it loads. Rows that scripts scroll have one that does not bubble.
 */
export function onFirstScroll(callback: () => void): void {
  const run = () => {
    if (scrollY > 0) {
      removeEventListener('scroll', run)
      callback()
    }
  }
  addEventListener('scroll', run)
}

import { stillness } from './motion.ts'

/** How long the new light waits for the pictures it falls on. */
const patience = 300

/** The new light spreads in a circle from the dot, or from the button where the dot is out of sight (styles/motion.css). */
export function spreadLight(button: Element, change: () => void): void {
  if (stillness.matches || !('startViewTransition' in document)) return change()
  const root = document.documentElement
  const { x, y } = middleOf(seenDot() ?? button)
  root.style.setProperty('--light-x', `${x}px`)
  root.style.setProperty('--light-y', `${y}px`)
  root.dataset['relit'] = ''
  const transition = document.startViewTransition(async () => {
    change()
    // A picture notices its new source in the next turn.
    await sleep(0)
    await Promise.race([
      Promise.allSettled(seenPictures().map((picture) => picture.decode())),
      sleep(patience),
    ])
  })
  const end = () => {
    delete root.dataset['relit']
    root.removeAttribute('style')
  }
  transition.finished.then(end, end)
}

function seenDot(): Element | undefined {
  return [...document.querySelectorAll('.dagesh')].find(isSeen)
}

function seenPictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture:has([data-night]) img')].filter(
    isSeen,
  )
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

import { reducedMotion, watchPause, watchVisibility } from '#documents/behaviours/motion.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { createSlideTrack, type SlideTrack } from './slide-track.ts'

/** Milliseconds between two steps of the carousel. */
const intervalMs = 3_000

/**
 * The projects' carousel moves automatically (requirements 3.3), also under the pointer. It stops
 * while it is dragged, focused by keyboard, paused or outside the viewport, and continues
 * afterwards.
 */
export function startCarousel(): void {
  const root = document.querySelector(dataSelector('carousel'))
  const row = root?.querySelector<HTMLElement>(dataSelector('track'))
  if (!root || !row) return
  const track = createSlideTrack(row)
  const restart = startAutoplay(root, row, track)
  const announce = (text: string) => {
    const status = root.querySelector('[role=status]')
    if (status) status.textContent = text
    restart()
  }
  const step = (by: 1 | -1) => {
    const slide = track.step(by)
    if (slide)
      announce(
        `${getData(slide, 'name')}, ${describePosition(slide, track, getData(root, 'position'))}`,
      )
    return slide
  }
  const updateFit = () => setData(root, 'fits', !track.canMove())
  root.querySelector(dataSelector('next'))?.addEventListener('click', () => step(1))
  root.querySelector(dataSelector('previous'))?.addEventListener('click', () => step(-1))
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') === (track.direction === 1)
    step(isForward ? 1 : -1)
      ?.querySelector('a')
      ?.focus({ preventScroll: true })
  })
  row.addEventListener('scrollend', track.refillEnds)
  watchFilters(root, row, track, (text) => {
    updateFit()
    announce(text)
  })
  new ResizeObserver(updateFit).observe(row)
}

/** Moves the track at an interval. Returns a function that restarts the interval. */
function startAutoplay(root: Element, row: Element, track: SlideTrack): () => void {
  let timer = 0
  let isVisible = false
  let isPaused = false
  let isHeld = false
  const canPlay = () =>
    isVisible &&
    !isPaused &&
    !isHeld &&
    !document.hidden &&
    !reducedMotion.matches &&
    !root.querySelector(`:focus-visible:not(${dataSelector('pause')})`)
  const restart = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (canPlay()) track.step(1)
      restart()
    }, intervalMs)
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    restart()
  }
  row.addEventListener('pointerdown', hold(true))
  for (const type of ['pointerup', 'pointerleave', 'pointercancel'] as const)
    row.addEventListener(type, hold(false))
  root.addEventListener('focusout', restart)
  document.addEventListener('visibilitychange', restart)
  watchPause(root, (paused) => {
    isPaused = paused
    restart()
  })
  watchVisibility(row, (visible) => {
    isVisible = visible
    restart()
  })
  return restart
}

/** Fills the template "{index} of {total}", counted in the order of the server. */
function describePosition(slide: HTMLElement, track: SlideTrack, template: string | null): string {
  const serverIndex = (element: Element) => Number(getData(element, 'index'))
  const inOrder = track.findSlides().toSorted((a, b) => serverIndex(a) - serverIndex(b))
  return (template ?? '')
    .replace('{index}', String(inOrder.indexOf(slide) + 1))
    .replace('{total}', String(inOrder.length))
}

function watchFilters(
  root: Element,
  row: HTMLElement,
  track: SlideTrack,
  announce: (text: string) => void,
): void {
  const buttons = [...root.querySelectorAll<HTMLElement>(dataSelector('filter'))]
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      track.finishScroll()
      const kind = getData(button, 'filter')
      for (const other of buttons) other.ariaPressed = String(other === button)
      for (const slide of slides) slide.hidden = kind !== 'all' && getData(slide, 'kind') !== kind
      row.append(...slides)
      row.scrollTo({ left: 0, behavior: 'instant' })
      announce(button.textContent)
    })
  }
}

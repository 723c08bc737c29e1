import { stillness, watchPause, watchSight } from './motion.ts'
import { slideTrack, type SlideTrack } from './slide-track.ts'

const rest = 3_000

/** Project tiles that go on by themselves (requirements 3.3). They wait while somebody points at them, is among them, looks elsewhere or asked them to. */
export function turnCarousel(): void {
  const root = document.querySelector<HTMLElement>('[data-carousel]')
  const row = root?.querySelector<HTMLElement>('[data-track]')
  if (!root || !row) return
  const track = slideTrack(row)
  const restart = moveByItself(root, row, track)
  const tell = (text: string) => {
    const status = root.querySelector('[role=status]')
    if (status) status.textContent = text
    restart()
  }
  const step = (by: 1 | -1) => {
    const slide = track.step(by)
    if (slide) tell(`${slide.dataset['name']}, ${place(slide, track, root.dataset['place'])}`)
    return slide
  }
  const fit = () => root.toggleAttribute('data-fits', !track.canMove())
  root.querySelector('[data-next]')?.addEventListener('click', () => step(1))
  root.querySelector('[data-previous]')?.addEventListener('click', () => step(-1))
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') === (track.forward === 1)
    step(isForward ? 1 : -1)
      ?.querySelector('a')
      ?.focus({ preventScroll: true })
  })
  row.addEventListener('scrollend', track.settle)
  filterSlides(root, row, track, (text) => {
    fit()
    tell(text)
  })
  new ResizeObserver(fit).observe(row)
}

/** Gives what makes it rest anew. */
function moveByItself(root: HTMLElement, row: HTMLElement, track: SlideTrack): () => void {
  let timer = 0
  let isSeen = false
  let isPaused = false
  let isHeld = false
  const mayMove = () =>
    isSeen &&
    !isPaused &&
    !isHeld &&
    !document.hidden &&
    !stillness.matches &&
    !root.querySelector(':focus-visible:not([data-pause])')
  const restart = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (mayMove()) track.step(1)
      restart()
    }, rest)
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    restart()
  }
  for (const type of ['pointerenter', 'pointerdown'] as const)
    row.addEventListener(type, hold(true))
  for (const type of ['pointerleave', 'pointercancel'] as const)
    row.addEventListener(type, hold(false))
  root.addEventListener('focusout', restart)
  document.addEventListener('visibilitychange', restart)
  watchPause(root, (paused) => {
    isPaused = paused
    restart()
  })
  watchSight(row, (seen) => {
    isSeen = seen
    restart()
  })
  return restart
}

/** {index} of {total}, in the order that the page was written in. */
function place(slide: HTMLElement, track: SlideTrack, words = ''): string {
  const inOrder = track
    .slides()
    .toSorted((a, b) => Number(a.dataset['at']) - Number(b.dataset['at']))
  return words
    .replace('{index}', String(inOrder.indexOf(slide) + 1))
    .replace('{total}', String(inOrder.length))
}

function filterSlides(
  root: HTMLElement,
  row: HTMLElement,
  track: SlideTrack,
  tell: (text: string) => void,
): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-filter]')]
  const all = [...row.children].filter((slide) => slide instanceof HTMLElement)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      track.arrive()
      const kind = button.dataset['filter']
      for (const other of buttons) other.ariaPressed = String(other === button)
      for (const slide of all) slide.hidden = kind !== 'all' && slide.dataset['kind'] !== kind
      row.append(...all)
      row.scrollTo({ left: 0, behavior: 'instant' })
      tell(button.textContent)
    })
  }
}

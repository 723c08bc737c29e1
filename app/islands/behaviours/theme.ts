import { remember, remembered } from './remember.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const asks = '(prefers-color-scheme: dark)'

/** Turns day into night and back, and keeps the choice for the server (http/chosen-theme.ts): the next page comes in its light. */
export function toggleTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')
  if (!button) return
  const root = document.documentElement
  const isDark = () => (root.dataset['theme'] ?? (dark.matches ? 'dark' : 'light')) === 'dark'
  const show = () => {
    button.setAttribute(
      'aria-label',
      (isDark() ? button.dataset['toLight'] : button.dataset['toDark']) ?? '',
    )
    if (root.dataset['theme']) relightPictures(isDark())
  }
  // Loaded for those who come near the button; who is faster than that sees the light turn at once.
  let spread = (_: Element, change: () => void) => change()
  const prepare = () =>
    void import('./spread-light.ts').then(({ spreadLight }) => (spread = spreadLight))
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, prepare, { once: true })
  button.addEventListener('click', () => {
    spread(button, () => {
      const theme = isDark() ? 'light' : 'dark'
      root.dataset['theme'] = theme
      remember('theme', theme)
      show()
    })
  })
  dark.addEventListener('change', show)
  // The way back may lead to a page that was put aside before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    const kept = persisted ? remembered('theme') : null
    if (!kept || kept === root.dataset['theme']) return
    root.dataset['theme'] = kept
    show()
  })
  show()
}

/** A picture asks the system for its light; a choice made here has to answer in its place: always or never. */
function relightPictures(isNight: boolean): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    source.dataset['night'] ||= source.media
    source.media = source.dataset['night'].replace(
      asks,
      isNight ? '(width >= 0px)' : '(width < 0px)',
    )
  }
}

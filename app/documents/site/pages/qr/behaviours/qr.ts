import { firstInput } from '#documents/behaviours/first-input.ts'
import { readSavedCodes } from './saved-codes.ts'

/**
 * Loads the generator at the visitor's first input, or at once where the address holds a design,
 * where codes are saved on the device, and where the visitor is typing already. Until then the page
 * shows a code without it. A button that was pressed meanwhile is clicked again.
 */
export function start(root: HTMLElement): void {
  const waiting = new AbortController()
  let pressed: HTMLElement | null = null
  let isLoading = false
  const load = async () => {
    if (isLoading) return
    isLoading = true
    const generator = await import('./generator.ts')
    waiting.abort()
    generator.start(root)
    pressed?.click()
  }
  const { signal } = waiting
  root.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest('button') : null),
    { signal },
  )
  void firstInput().then(load)
  const isTyping = root.contains(document.activeElement)
  if (isTyping || location.hash.startsWith('#type=') || readSavedCodes() !== null) void load()
}

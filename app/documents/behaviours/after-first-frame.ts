/**
 * Calls back once the browser has painted a frame. On a slow phone the work of scripts would delay
 * the first paint by more than a tenth of a second (decision 0082).
 */
export function afterFirstFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}

import { watchPause, watchVisibility } from '#documents/behaviours/motion.ts'
import { dataSelector, setData } from '#parts/data-attributes.ts'

/** CSS moves the client marks. This stops them outside the viewport and while they are paused. */
export function startMarquee(): void {
  const marquee = document.querySelector(dataSelector('marquee'))
  if (!marquee) return
  let isVisible = false
  let isPaused = false
  const update = () => setData(marquee, 'moving', isVisible && !isPaused)
  watchVisibility(marquee, (visible) => {
    isVisible = visible
    update()
  })
  watchPause(marquee, (paused) => {
    isPaused = paused
    update()
  })
}

import { watchPause, watchSight } from './motion.ts'

/** The belt moves by CSS; it rests off screen and when asked to. */
export function moveMarquee(): void {
  const marquee = document.querySelector('[data-marquee]')
  if (!marquee) return
  let isSeen = false
  let isPaused = false
  const update = () => marquee.toggleAttribute('data-moving', isSeen && !isPaused)
  watchSight(marquee, (seen) => {
    isSeen = seen
    update()
  })
  watchPause(marquee, (paused) => {
    isPaused = paused
    update()
  })
}

import { reducedMotion, watchVisibility } from './motion.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'

/** Milliseconds for the video to fade out and for the last frame to be seen. */
const restartDelayMs = 900

/**
 * Loads the film near the viewport and plays it while it is visible. With reduced motion, or with
 * data saving on, it only plays after a press of its button.
 */
export function startFilm(): void {
  const frame = document.querySelector(dataSelector('film-frame'))
  const video = frame?.querySelector('video')
  const button = frame?.querySelector('button')
  if (!frame || !video || !button) return
  let shouldPlay = mayPlayFilms()
  let isVisible = false
  const update = () => {
    button.ariaLabel = getData(button, shouldPlay ? 'pause-label' : 'play-label') ?? ''
    setData(button, 'paused', !shouldPlay)
    if (!shouldPlay || !isVisible) return video.pause()
    load(video)
    video.play().catch(pauseIfRefused)
  }
  const setPlaying = (playing: boolean) => {
    shouldPlay = playing
    update()
  }
  // A device in low power mode does not play without a gesture.
  const pauseIfRefused = ({ name }: DOMException) => {
    if (name === 'NotAllowedError') setPlaying(false)
  }
  const unsubscribe = watchVisibility(
    frame,
    (isNear) => {
      if (!isNear || !shouldPlay) return
      unsubscribe()
      load(video)
    },
    { rootMargin: '400px' },
  )
  watchVisibility(
    frame,
    (visible) => {
      isVisible = visible
      update()
    },
    { threshold: 0.1 },
  )
  video.addEventListener('playing', () => setData(frame, 'playing', true))
  // A film without `loop` starts again from its still, which is its last frame.
  video.addEventListener('ended', () => {
    setData(frame, 'playing', false)
    setTimeout(update, restartDelayMs)
  })
  button.addEventListener('click', () => setPlaying(!shouldPlay))
  reducedMotion.addEventListener('change', () => setPlaying(!reducedMotion.matches))
}

function load(video: HTMLVideoElement): void {
  video.src ||= getData(video, 'film') ?? ''
}

/** Whether films may start by themselves: not with reduced motion, nor with data saving on. */
export function mayPlayFilms(): boolean {
  // SAFETY: `connection` is optional, because not every browser has it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !reducedMotion.matches && !connection?.saveData
}

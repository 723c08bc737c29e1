import { reducedMotion, watchVisibility } from './motion.ts'
import { dataSelector, getData, setData } from './element-data.ts'

/** Time for the video to fade out, and to look at the last frame. */
const restartDelayMs = 900

/**
 * The film loads near the viewport and plays while it is visible. With reduced motion, or where
 * data is saved, it waits for its button.
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
  // A device in low power mode refuses to play without a gesture.
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
  // A film that does not loop begins again over its still, which is its last frame.
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

/** Whether a film may play by itself: not with reduced motion, nor where data is saved. */
export function mayPlayFilms(): boolean {
  // SAFETY: not every browser has the connection, and its type says so.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !reducedMotion.matches && !connection?.saveData
}

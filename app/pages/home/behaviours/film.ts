import { reducedMotion, watchVisibility } from '#islands/behaviours/motion.ts'
import { dataSelector, getData, setData } from '#islands/behaviours/element-data.ts'

/**
 * The film loads near the viewport and plays while it is visible. Where reduced motion or saving
 * data is
 * set, it waits for its button.
 */
export function startFilm(): void {
  const frame = document.querySelector(dataSelector('film-frame'))
  const video = frame?.querySelector('video')
  const button = frame?.querySelector('button')
  if (!frame || !video || !button) return
  let shouldPlay = !reducedMotion.matches && !savesData()
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
  const pauseIfRefused = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') setPlaying(false)
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
  video.addEventListener('playing', () => setData(frame, 'playing', true), { once: true })
  button.addEventListener('click', () => setPlaying(!shouldPlay))
  reducedMotion.addEventListener('change', () => setPlaying(!reducedMotion.matches))
}

function load(video: HTMLVideoElement): void {
  if (video.querySelector('source')) return
  const path = getData(video, 'film')
  for (const format of ['webm', 'mp4']) {
    const source = document.createElement('source')
    source.src = `${path}.${format}`
    source.type = `video/${format}`
    video.append(source)
  }
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false
  // SAFETY: the flag may be missing, and its type says so.
  return (navigator.connection as { saveData?: boolean }).saveData === true
}

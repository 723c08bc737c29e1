import { stillness, watchSight } from './motion.ts'

/** The film gets its source once, near the viewport, and plays while it is seen; it waits to be asked where motion or data are to be spared. */
export function playFilm(): void {
  const film = document.querySelector<HTMLElement>('[data-film]')
  const video = film?.querySelector('video')
  const button = film?.querySelector('button')
  if (!film || !video || !button) return
  let isWanted = !stillness.matches && !savesData()
  let isSeen = false
  const update = () => {
    button.ariaLabel = (isWanted ? button.dataset['toPause'] : button.dataset['toPlay']) ?? ''
    button.toggleAttribute('data-paused', !isWanted)
    if (!isWanted || !isSeen) return video.pause()
    load(video)
    video.play().catch(refuse)
  }
  const want = (wanted: boolean) => {
    isWanted = wanted
    update()
  }
  // A device that spares its battery plays nothing unasked.
  const refuse = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') want(false)
  }
  const leave = watchSight(
    film,
    (isNear) => {
      if (!isNear || !isWanted) return
      leave()
      load(video)
    },
    { rootMargin: '400px' },
  )
  watchSight(
    film,
    (seen) => {
      isSeen = seen
      update()
    },
    { threshold: 0.1 },
  )
  video.addEventListener('playing', () => film.setAttribute('data-shown', ''), { once: true })
  button.addEventListener('click', () => want(!isWanted))
  stillness.addEventListener('change', () => want(!stillness.matches))
}

function load(video: HTMLVideoElement): void {
  if (video.querySelector('source')) return
  const { film } = video.dataset
  for (const format of ['webm', 'mp4']) {
    const source = document.createElement('source')
    source.src = `${film}.${format}`
    source.type = `video/${format}`
    video.append(source)
  }
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false
  // SAFETY: the flag may be missing, and its type says so.
  return (navigator.connection as { saveData?: boolean }).saveData === true
}

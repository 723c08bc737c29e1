import { mayPlayFilms } from '#documents/behaviours/film.ts'

/** Milliseconds after `load`, so that the film does not delay the first screen. */
const delayMs = 500

/**
 * Plays the hero's film once: the ball leaves its letter, falls back and settles. The film begins
 * and ends with the still that is shown, after which its file is named. If the still is replaced
 * meanwhile, for example by another theme, the film ends.
 */
export function playHeroFilm(): void {
  const still = document.querySelector<HTMLImageElement>('.hero-picture')
  if (!still || !mayPlayFilms()) return
  const playSoon = () => setTimeout(() => play(still), delayMs)
  if (document.readyState === 'complete') playSoon()
  else addEventListener('load', playSoon, { once: true })
}

function play(still: HTMLImageElement): void {
  if (scrollY) return
  const film = document.createElement('video')
  const removeFilm = () => film.remove()
  film.muted = film.playsInline = film.inert = true
  film.className = 'hero-picture'
  film.src = still.currentSrc.replace(/.*\/(\D+)-.*/, '/pictures/hero/$1.mp4')
  still.after(film)
  still.addEventListener('load', removeFilm)
  film.addEventListener('ended', removeFilm)
  film.play().catch(removeFilm)
}

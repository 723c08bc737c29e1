import { afterLoad } from '#islands/behaviours/after-load.ts'
import { mayPlayFilms } from '#islands/behaviours/film.ts'

/** The first screen is not kept waiting for a film. */
const delayMs = 500

/**
 * The ball leaves its letter, falls back and settles, once. The film begins and ends with the still
 * that is shown, and its file is named after it. A still that is chosen anew meanwhile ends the
 * film.
 */
export function playHeroFilm(): void {
  const still = document.querySelector<HTMLImageElement>('.hero-picture')
  if (still && mayPlayFilms()) afterLoad(() => setTimeout(() => play(still), delayMs))
}

function play(still: HTMLImageElement): void {
  if (scrollY) return
  const film = document.createElement('video')
  const end = () => film.remove()
  film.muted = film.playsInline = film.inert = true
  film.className = 'hero-picture'
  film.src = still.currentSrc.replace(/.*\/(\D+)-.*/, '/pictures/hero/$1.mp4')
  still.after(film)
  still.addEventListener('load', end)
  film.addEventListener('ended', end)
  film.play().catch(end)
}

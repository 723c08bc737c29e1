import { startFilm } from '#documents/behaviours/film.ts'

/** Plays the film of a case study without the browser's controls. */
export function start(frame: HTMLElement): void {
  const film = frame.querySelector('video')
  if (film) film.controls = false
  startFilm()
}

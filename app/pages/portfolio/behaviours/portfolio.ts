import { startFilm } from '#islands/behaviours/film.ts'
import { startProjectList } from './project-list.ts'

/**
 * The list of projects, or the film of a case study. One name for both: a second one would be in the
 * script that every page loads.
 */
export function start(part: HTMLElement): void {
  const film = part.querySelector('video')
  if (!film) return startProjectList(part)
  film.controls = false
  startFilm()
}

import { startFilm } from '#documents/behaviours/film.ts'
import { startProjectList } from './project-list.ts'

/**
 * Starts the list of projects, or the film of a case study. One behaviour for both, because a
 * second name would be added to the script that every page loads.
 */
export function start(part: HTMLElement): void {
  const film = part.querySelector('video')
  if (!film) return startProjectList(part)
  film.controls = false
  startFilm()
}

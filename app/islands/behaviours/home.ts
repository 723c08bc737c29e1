import { turnCarousel } from './carousel.ts'
import { countUp } from './count.ts'
import { playFilm } from './film.ts'
import { moveMarquee } from './marquee.ts'

/** What moves on the home page alone: no other page loads it. */
export function moveHome(): void {
  countUp()
  moveMarquee()
  turnCarousel()
  playFilm()
}

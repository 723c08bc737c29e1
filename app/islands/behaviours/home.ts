import { turnCarousel } from './carousel.ts'
import { countUp } from './count.ts'
import { playFilm } from './film.ts'
import { layOutSections } from './lay-out.ts'
import { moveMarquee } from './marquee.ts'
import { stepStrips } from './strip.ts'

/** What only the home page does: no other page loads it. */
export function moveHome(): void {
  layOutSections()
  countUp()
  moveMarquee()
  turnCarousel()
  playFilm()
  stepStrips()
}

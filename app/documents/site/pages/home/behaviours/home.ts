import { startCarousel } from './carousel.ts'
import { countUpStats } from './count-up.ts'
import { startFilm } from '#documents/behaviours/film.ts'
import { playHeroFilm } from './hero-film.ts'
import { startMarquee } from './marquee.ts'
import { startTestimonialRow } from './testimonial-row.ts'

/** Starts everything that moves on the home page. */
export function start(): void {
  playHeroFilm()
  countUpStats()
  startMarquee()
  startCarousel()
  startFilm()
  startTestimonialRow()
}

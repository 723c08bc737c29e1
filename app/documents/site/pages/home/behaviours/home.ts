import { startCarousel } from './carousel.ts'
import { countUpStats } from './count-up.ts'
import { afterLoad } from '#documents/behaviours/after-load.ts'
import { startFilm } from '#documents/behaviours/film.ts'
import { loadFont } from '#documents/behaviours/load-font.ts'
import { playHeroFilm } from './hero-film.ts'
import { startMarquee } from './marquee.ts'
import { startTestimonialRow } from './testimonial-row.ts'

/**
 * Fonts below the first two sections: tabular figures, titles that widen, and what the names of the
 * projects need. tests/e2e/late-fonts.test.ts finds those that are missing.
 */
function loadSectionFonts(): void {
  const isHebrew = document.documentElement.lang === 'he'
  loadFont('1em "Dagesh Figures"', '0')
  loadFont('300 1em "Dagesh Headline"', isHebrew ? 'אa.' : 'Sa.')
  loadFont('1em "Dagesh Display"', isHebrew ? 'א' : 'a')
  if (!isHebrew) return
  loadFont('900 1em "Dagesh Headline"', 'אa.')
  loadFont('1em "Dagesh Text Extra"', 'a')
}

/** Starts everything that moves on the home page. */
export function start(): void {
  playHeroFilm()
  afterLoad(loadSectionFonts)
  countUpStats()
  startMarquee()
  // In a separate task: these are below the first screen, and one task would delay input.
  setTimeout(() => {
    startCarousel()
    startFilm()
    startTestimonialRow()
  })
}

import { caseStudies } from '#catalog/projects.ts'
import { viewOf } from '#content/projects/project-pictures.ts'
import { fill } from '#i18n/fill.ts'
import type { Described } from './json-ld.ts'

/** The days on which the intro film and those of the case studies were published. */
const filmPublishedOn = '2026-11-21'
const caseFilmsPublishedOn = '2026-11-23'

/** The film of a case study, over its still. */
function caseFilm({ lang, siteUrl, url, page, words }: Described) {
  const id = caseStudies.find((each) => page.path === `portfolio/${each}`)
  if (!id) throw new TypeError(`${page.path} has no film`)
  const { src } = viewOf(id, 'film', lang)
  return {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: words.caseFilm,
    description: words.caseFilm,
    thumbnailUrl: siteUrl + fill(page.socialImage, { lang }),
    contentUrl: `${siteUrl}${src}.mp4`,
    uploadDate: caseFilmsPublishedOn,
    inLanguage: lang,
  }
}

/** The intro film on the home page, or the film of a case study. */
export function film(described: Described) {
  const { lang, siteUrl, url, page, words } = described
  if (page.path !== '') return caseFilm(described)
  const file = `${siteUrl}/pictures/film/intro-${lang}`
  return {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: words.film.label,
    description: words.film.alt,
    thumbnailUrl: `${file}-720.webp`,
    contentUrl: `${file}.mp4`,
    uploadDate: filmPublishedOn,
    duration: 'PT8S',
    inLanguage: lang,
  }
}

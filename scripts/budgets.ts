/**
 * What the parts of the site may weigh. `npm run check` reads the table right after the build and
 * says in a sentence what is too large. A limit is raised here, with the reason in `why`
 * (CONTRIBUTING.md).
 */
import { caseStudies } from '#catalog/projects.ts'
import { templates } from '#catalog/templates.ts'
import type { Budget } from './budgets/budget.ts'

const assets = 'build/client/assets'
const pictures = 'public/pictures'
/** A list for a pattern of file names. */
const oneOf = (names: readonly string[]) => `{${names.join(',')}}`

/** The sources of scripts by the end of their path: an entry, and what it loads on a page. */
const site = 'site/entry.ts'
const home = [site, 'home/behaviours/home.ts']
const hydrate = 'islands/hydrate.ts'

export const budgets: readonly Budget[] = [
  {
    what: 'The style sheet of the site',
    measured: { files: `${assets}/site-????????.css.br` },
    soft: 13_400,
    hard: 14_400,
    why: 'It comes before the first paint of every public page.',
    instead: 'move rules of one page into a sheet that only this page links',
  },
  {
    what: 'The style sheet of a case study',
    measured: { files: `${assets}/${oneOf(caseStudies)}-????????.css.br` },
    soft: 4_000,
    hard: 4_350,
    why: 'A case study loads it beside the style sheet of the site.',
    instead: 'move rules that other case studies share into the style sheet of the portfolio',
  },
  {
    what: 'The style sheet of a template',
    measured: { files: `${assets}/${oneOf(templates)}-????????.css.br` },
    soft: 7_900,
    hard: 8_400,
    why: 'It comes before the first paint of the template.',
    instead: 'move rules that repeat into a class',
  },
  {
    what: 'Scripts of home before it is scrolled',
    measured: { scripts: { '': [...home, 'consent/consent.ts', 'behaviours/switch-theme.ts'] } },
    soft: 11_000,
    hard: 12_000,
    why: 'A public page ships no router, and its scripts share the line with its pictures.',
    instead: 'load what waits for a click or for scrolling then',
    proves: ['11.1.2'],
  },
  {
    what: 'Scripts of home with its lead form hydrated',
    measured: { scripts: { '': [...home, hydrate, 'lead-form/lead-form.tsx'] } },
    soft: 82_000,
    hard: 88_000,
    why: 'React, zod and the form: 77 KB when the limit was set.',
    instead: 'import less into the form, whose rules on the server may be larger',
    proves: ['11.1.4'],
  },
  {
    what: 'Scripts of the package builder',
    measured: { scripts: { '': [site, hydrate, 'package-builder/package-builder.tsx'] } },
    soft: 91_000,
    hard: 97_000,
    why: 'React, zod, the price book and the form: 85 KB when the limit was set.',
    instead: 'import less into the builder',
  },
  {
    what: 'Scripts of the blog',
    measured: {
      scripts: {
        'the list': [site, 'blog/behaviours/blog.ts'],
        'an article': [site, 'blog/behaviours/article.ts'],
      },
    },
    soft: 6_500,
    hard: 7_000,
    why: 'A reader needs no React.',
    instead: 'load what waits for a click on that click',
    proves: ['3.9.12'],
  },
  {
    what: 'Scripts of the QR generator with reader, captions and PDF',
    measured: {
      scripts: {
        '': [site, 'qr/behaviours/generator.ts', 'qr/read-code.ts', 'qr/caption-letters.ts'],
      },
    },
    soft: 65_000,
    hard: 70_000,
    why: 'The letters of captions are the largest part, 26 KB.',
    instead: 'load what a code rarely needs when it is chosen',
    proves: ['3.16.9'],
  },
  {
    what: 'The rules of phone numbers',
    measured: { files: `${assets}/read-phone-????????.js.br` },
    soft: 46_000,
    hard: 50_000,
    why: 'The QR generator loads them when a code with a number is chosen. With the types of numbers, of which contacts need landlines, they are 16 KB larger than without.',
    instead: 'leave out the types of numbers (libphonenumber-js/min)',
  },
  {
    what: 'Scripts of a template',
    measured: {
      scripts: Object.fromEntries(
        templates.map((id) => [id, ['template/entry.ts', `${id}/behaviours/${id}.ts`]]),
      ),
    },
    soft: 13_000,
    hard: 14_000,
    why: 'A template is sold as a fast page.',
    instead: 'do with CSS or a native element what has one',
  },
  {
    what: 'A public document with its headers',
    measured: { documents: 'public' },
    soft: 14_600,
    hard: 29_200,
    why: 'A server may send 14,600 bytes before the first acknowledgement, and as much again in the second flight.',
    instead: 'send once what the document repeats (sprites, props of islands), or split the page',
    proves: ['11.1.5'],
  },
  {
    what: 'A font of headlines, texts and templates',
    measured: {
      files: `${assets}/{headline,text,assistant,bellefair,bona,fredoka,heebo,jetbrains,karantina,noto,playpen}-*.woff2`,
    },
    soft: 16_500,
    hard: 17_600,
    why: 'Text is shown in another face until its font has arrived.',
    instead: 'leave out weights and scripts that no page shows',
  },
  {
    what: 'A font of figures and of titles that widen',
    measured: { files: `${assets}/display-*.woff2` },
    soft: 36_000,
    hard: 38_000,
    why: 'It has every weight and width of a script. No headline of a first screen waits for it.',
    instead: 'narrow the range of an axis',
  },
  {
    what: 'The opening picture of a page on a phone',
    measured: {
      files: `${pictures}/{openings/*-560,posts/*-660,projects/*-660,templates/*/*-732}.avif`,
    },
    soft: 8_700,
    hard: 9_400,
    why: 'It is the largest paint of its page and arrives beside the style sheet.',
    instead: 'encode it for this size (art/stage/encode-within.ts)',
  },
  {
    what: 'The opening picture of a case study on a computer',
    measured: { files: `${pictures}/projects/*-{1440,1920,2400}.avif` },
    soft: 55_000,
    hard: 60_000,
    why: 'It is as wide as the screen, and the largest paint of its page.',
    instead: 'encode it for this size (art/stage/encode-within.ts)',
  },
  {
    what: 'A picture',
    measured: { files: `${pictures}/**/*.avif` },
    soft: 110_000,
    hard: 118_000,
    why: 'No page needs a larger one, also at 2,400 pixels.',
    instead: 'lower its quality or leave out its largest size',
  },
  {
    what: 'A film of the hero',
    measured: { files: `${pictures}/hero/*.mp4` },
    soft: 280_000,
    hard: 307_000,
    why: 'It loads on home without being asked for.',
    instead: 'shorten it or lower its quality (art/hero/encode.ts)',
  },
  {
    what: 'A film of a case study',
    measured: { files: `${pictures}/projects/*.mp4` },
    soft: 240_000,
    hard: 256_000,
    why: 'It loads when it comes into view.',
    instead: 'shorten it or lower its quality (art/films/film.ts)',
  },
  {
    what: 'The film about the studio',
    measured: { files: `${pictures}/film/*.mp4` },
    soft: 520_000,
    hard: 555_000,
    why: 'It loads when a visitor starts it.',
    instead: 'shorten it or lower its quality (art/film/film.ts)',
  },
  {
    what: 'A social image',
    measured: { files: 'public/social/**/*.jpg' },
    soft: 127_000,
    hard: 135_000,
    why: 'WhatsApp shows no preview whose image is much larger.',
    instead: 'lower its quality (art/social/draw-social.ts)',
    proves: ['2.6.3'],
  },
]

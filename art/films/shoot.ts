import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pictureShapes } from '#content/projects/project-pictures.ts'
import { langs } from '#documents/head/langs.ts'
import type { Lang } from '#i18n/languages.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'
import { applyTypefaces } from '../views/faces.ts'
import { speakEnglish } from '../views/speak-english.ts'
import type { Film } from './film.ts'
import { ScreenMotion } from './screen-motion.ts'

const framesPerSecond = 30
const limit = 250 * 1024

/** The viewport of a screen, and the number of film pixels for each of its pixels. */
const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 640 / 390 },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
}

export function stemOfFilm({ project }: Film, lang: Lang): string {
  return `public/pictures/projects/${project}-film${lang === 'en' ? '-en' : ''}`
}

/** Opens a film's screen at its beginning. */
export async function openScreen(browser: Browser, film: Film, lang: Lang): Promise<Page> {
  const page = await browser.newPage(windows[film.shape])
  await page.goto(new URL(`../${film.page}.html?lang=${lang}`, import.meta.url).href)
  if (lang === 'en' && film.english !== undefined) await speakEnglish(page, film.english)
  await applyTypefaces(page, film.project)
  await page.addStyleTag({ content: film.style })
  await page.evaluate(async () => await document.fonts.ready)
  const words = JSON.stringify(film.words[lang])
  await page.evaluate(
    `globalThis.motion = new (${String(ScreenMotion)})()
     const film = { ${String(film.play)} }
     film.play(motion, ${words})
     motion.settle()`,
  )
  return page
}

/** Writes one picture for each frame. An unchanged frame is not captured again. */
async function shootFrames(page: Page, seconds: number, folder: string): Promise<string> {
  const nameOf = (frame: number) => join(folder, `${String(frame).padStart(4, '0')}.png`)
  const last = seconds * framesPerSecond - 1
  for (let frame = 0; frame <= last; frame += 1) {
    const hasChanged = await page.evaluate(`motion.draw(${frame / framesPerSecond})`)
    if (hasChanged || frame === 0) await page.screenshot({ path: nameOf(frame) })
    else copyFileSync(nameOf(frame - 1), nameOf(frame))
  }
  return nameOf(last)
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const picture = "scale='min(1280,iw)':-2:out_color_matrix=bt709:out_range=tv"
const encoder = ['-c:v', 'libx264', '-preset', 'slower', '-crf', '24', '-g', '400', '-bf', '8']

function encodeFilm(folder: string, file: string): void {
  const input = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png')]
  const filter = ['-an', '-vf', `${picture},format=yuv420p`]
  const output = [...encoder, ...colours, '-movflags', '+faststart', file]
  const words = ['-y', '-loglevel', 'error', ...input, ...filter, ...output]
  const { status, stderr } = spawnSync('ffmpeg', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
  if (statSync(file).size > limit) throw new Error(`${file} is larger than 250 KB`)
}

/** Makes a film in each language, and its last frame as the still that is shown before it plays. */
export async function shootFilm(film: Film): Promise<void> {
  const browser = await launchChromium()
  for (const lang of film.isForAll ? (['he'] as const) : langs) {
    const folder = mkdtempSync(join(tmpdir(), 'film-'))
    const page = await openScreen(browser, film, lang)
    const last = await shootFrames(page, film.seconds, folder)
    await page.close()
    encodeFilm(folder, `${stemOfFilm(film, lang)}.mp4`)
    await encodePicture(last, stemOfFilm(film, lang), [...pictureShapes[film.shape].widths])
    rmSync(folder, { recursive: true })
  }
  await browser.close()
}

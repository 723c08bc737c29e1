import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'
import { outlines } from '../drawing/letter-shape.ts'

/** Makes the silent vertical intro film in both languages: 720 × 1280, a loop of 8 seconds. */
const seconds = 8
const framesPerSecond = 24
const posterAt = 2.9
const limit = 1024 * 1024

const captions = {
  he: ['שמים את הדגש במקום הנכון', 'אתר שעובד גם כשאתם ישנים', 'בואו נדבר. עונים תוך 24 שעות'],
  en: [
    'Put the emphasis where it counts',
    'It works while you sleep',
    'Let’s talk. A reply within 24 hours',
  ],
} as const

type Lang = keyof typeof captions

const cues = ['00:01.900 --> 00:03.300', '00:04.100 --> 00:06.000', '00:06.500 --> 00:07.600']

function captionsOf(lang: Lang): string {
  return (
    ['WEBVTT', ...cues.map((cue, index) => `${cue}\n${captions[lang][index]}`)].join('\n\n') + '\n'
  )
}

async function openFilm(page: Page, lang: Lang, screens: string): Promise<void> {
  const screen = `data:image/png;base64,${readFileSync(join(screens, `chatmail-${lang}.png`)).toString('base64')}`
  await page.addInitScript(
    `globalThis.letterOutlines = ${JSON.stringify(outlines)}; globalThis.phoneScreen = '${screen}'`,
  )
  await page.goto(`${new URL('film.html', import.meta.url).href}?lang=${lang}`)
  await page.evaluate('render(6.9)')
  await page.evaluate(async () => await document.fonts.ready)
}

async function drawFrame(page: Page, time: number, path: string): Promise<void> {
  await page.evaluate(`render(${time}); new Promise((done) => requestAnimationFrame(() => done()))`)
  await page.screenshot({ path })
}

function ffmpeg(args: readonly string[]): void {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-threads', '1', ...args],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
}

function encodeFilm(frames: string, name: string): void {
  const input = [
    '-framerate',
    String(framesPerSecond),
    '-i',
    join(frames, '%04d.png'),
    '-pix_fmt',
    'yuv420p',
    '-an',
  ]
  ffmpeg([
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-movflags',
    '+faststart',
    `${name}.mp4`,
  ])
  if (statSync(`${name}.mp4`).size > limit) throw new Error(`${name}.mp4 is larger than a megabyte`)
}

/** Makes the frames, film, captions and poster of one language. */
async function shootFilm(lang: Lang, folder: string, screens: string): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'film-'))
  const browser = await launchChromium()
  const page = await browser.newPage({
    viewport: { width: 540, height: 960 },
    deviceScaleFactor: 4 / 3,
  })
  await openFilm(page, lang, screens)
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await drawFrame(
      page,
      frame / framesPerSecond,
      join(frames, `${String(frame).padStart(4, '0')}.png`),
    )
  }
  const poster = join(frames, 'poster.png')
  await drawFrame(page, posterAt, poster)
  await browser.close()
  encodeFilm(frames, join(folder, `intro-${lang}`))
  await encodePicture(poster, join(folder, `intro-${lang}`), [360, 720])
  writeFileSync(join(folder, `intro-${lang}.vtt`), captionsOf(lang))
  rmSync(frames, { recursive: true })
}

export async function shootFilms(folder: string, screens: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await shootFilm('he', folder, screens)
  await shootFilm('en', folder, screens)
}

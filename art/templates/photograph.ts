import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { company } from '#catalog/company.ts'
import { templates, type TemplateId } from '#catalog/templates.ts'
import type { Lang } from '#i18n/languages.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'

const windows = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  // Wider than the picture of 1200 by 630, so that it shows the page of a desktop.
  social: { viewport: { width: 1440, height: 756 } },
} as const satisfies Record<string, BrowserContextOptions>

type Window = keyof typeof windows

/** The sources that the appearance of a landing page depends on. */
export function sourcesOfTemplate(id: TemplateId): string[] {
  return [
    `app/content/templates/${id}/*.ts`,
    `app/documents/template/${id}/**/*.*`,
    `public/pictures/templates/${id}/*.avif`,
  ]
}

/**
 * Photographs the first screens of the landing pages, without the studio's bar, as the built site
 * shows them: `<template>-<window>.png` in the folder. Needs a build.
 */
export async function photographTemplates(
  lang: Lang,
  folder: string,
  { ids = templates, shown = ['desk', 'phone'] }: Partial<Choice> = {},
): Promise<void> {
  const app = await startApp()
  const browser = await launchChromium()
  try {
    for (const id of ids)
      for (const window of shown)
        await photograph(browser, {
          address: `${app.address}/${lang}/templates/${id}`,
          window,
          lang,
          path: join(folder, `${id}-${window}.png`),
        })
  } finally {
    await browser.close()
    await app.stop()
  }
}

type Choice = { ids: readonly TemplateId[]; shown: readonly Window[] }

type Photograph = { address: string; window: Window; lang: Lang; path: string }

async function photograph(
  browser: Browser,
  { address, window, lang, path }: Photograph,
): Promise<void> {
  await using page = await browser.newPage({ ...windows[window], reducedMotion: 'reduce' })
  // For pages that depend on the time of day.
  await page.clock.setFixedTime('2026-11-22T19:30')
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${address} responds with ${response?.status()}`)
  // As in its preview: only the page.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-framed', true))
  await page.evaluate(async () => await document.fonts.ready)
  if (window === 'social') await labelAsDemo(page, lang)
  await page.screenshot({ path })
}

/** Parts with dates, which a picture that is kept for months must not show. */
const dated = '.hero-next, .sticker'

const label = { he: 'אתר להדגמה', en: 'Demo site' } satisfies Record<Lang, string>

/** A picture is seen without its page, so it says that the business is an example. */
async function labelAsDemo(page: Page, lang: Lang): Promise<void> {
  const words = [label[lang], company.name[lang]]
  await page.evaluate(
    ({ dated, words }) => {
      for (const part of document.querySelectorAll<HTMLElement>(dated))
        part.style.visibility = 'hidden'
      const strip = document.createElement('p')
      strip.append(
        ...words.map((word) =>
          Object.assign(document.createElement('span'), { textContent: word }),
        ),
      )
      strip.style.cssText = `position: fixed; inset: auto 0 0; z-index: 99; display: flex; margin: 0;
        justify-content: space-between; padding: 14px 40px; background: #1d0a1b; color: #fff;
        font: 700 28px/1.2 Rubik, sans-serif`
      document.body.append(strip)
    },
    { dated, words },
  )
}

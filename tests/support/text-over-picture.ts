import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { contrast, luminance } from '#documents/site/pages/kit/colours/contrast.ts'
import { minContrast, type Need } from '#documents/site/pages/kit/colours/pairs.ts'

/** One line of text, or one icon, over a picture. */
type Line = {
  text: string
  need: Need
  rgb: [number, number, number]
  x: number
  y: number
  width: number
  height: number
}

type Screenshot = { data: Buffer; width: number; height: number }

export type MeasuredLine = { text: string; need: Need; contrast: number; isEnough: boolean }

/**
 * The share of a line's background that may have less contrast, for example the grain of a picture
 * or the antialiased edge of a button.
 */
const ignoredShare = 0.05

/**
 * Hides all text, captures the background of each line, and measures its contrast with the line's
 * color. `pictures` is a selector.
 */
export async function measureTextOver(page: Page, pictures: string): Promise<MeasuredLine[]> {
  await page.evaluate(waitForRendering)
  const lines = await page.evaluate(findLines, pictures)
  await page.evaluate(hideText)
  const { width } = page.viewportSize() ?? { width: 0 }
  const height = Math.ceil(Math.max(1, ...lines.map((line) => line.y + line.height)))
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  return lines.map((line) => measureLine(line, { data, width, height }))
}

function measureLine(line: Line, screenshot: Screenshot): MeasuredLine {
  const own = luminanceOf(line.rgb)
  const contrasts = pixelsBehind(line, screenshot)
    .map((pixel) => contrast(own, luminanceOf(pixel)))
    .toSorted((one, other) => one - other)
  const worst = contrasts[Math.floor(contrasts.length * ignoredShare)]
  if (worst === undefined) throw new Error(`“${line.text}” is not on the screenshot`)
  return {
    text: line.text,
    need: line.need,
    contrast: worst,
    isEnough: worst >= minContrast[line.need],
  }
}

function pixelsBehind(line: Line, { data, width, height }: Screenshot): [number, number, number][] {
  const [left, right] = [
    Math.max(0, Math.floor(line.x)),
    Math.min(width, Math.ceil(line.x + line.width)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(line.y)),
    Math.min(height, Math.ceil(line.y + line.height)),
  ]
  const pixels: [number, number, number][] = []
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3
      pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    }
  }
  return pixels
}

function luminanceOf([red, green, blue]: [number, number, number]): number {
  return luminance([red / 255, green / 255, blue / 255])
}

// The following functions run in the page.

async function waitForRendering(): Promise<void> {
  await document.fonts.ready
  const near = [...document.images].filter(
    // Hidden lazy pictures never load.
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )
  await Promise.all(near.map((image) => image.decode()))
}

/** Uses a constructed style sheet, which the content security policy allows. */
function hideText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, ::before, ::after {
    color: transparent !important;
    text-decoration-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function findLines(pictures: string): Line[] {
  const areas = [...document.querySelectorAll(pictures)].map((element) =>
    element.getBoundingClientRect(),
  )
  const isOver = (box: DOMRect) =>
    areas.some(
      (area) =>
        box.right > area.left &&
        box.left < area.right &&
        box.bottom > area.top &&
        box.top < area.bottom,
    )
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  const rgbOf = (color: string): [number, number, number] => {
    if (!canvas) throw new Error('No canvas to read colors with')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const toLine = (box: DOMRect, text: string, element: Element, need?: 'part'): Line => {
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const { x, y, width, height } = box
    return {
      text,
      need: need ?? (isLarge ? 'large' : 'body'),
      rgb: rgbOf(style.color),
      x,
      y: y + scrollY,
      width,
      height,
    }
  }
  // Text for screen readers has a box of one pixel.
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 4 && isOver(box)) lines.push(toLine(box, text, parent))
  }
  for (const icon of document.querySelectorAll(':is(a, button, summary) svg')) {
    const box = icon.getBoundingClientRect()
    if (box.width > 4 && isSeen(icon) && isOver(box))
      lines.push(toLine(box, icon.closest('[aria-label]')?.ariaLabel ?? 'icon', icon, 'part'))
  }
  return lines
}

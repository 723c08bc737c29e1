import type { Drawing } from './draw-code.ts'

/**
 * Writes the drawing as an SVG file of filled outlines, which Illustrator and Inkscape open as
 * shapes. A logo is embedded as an image with a data URL.
 */
export function writeSvg({ width, height, shapes, logo }: Drawing, logoDataUrl = ''): string {
  const [wide, high] = [width, height].map((value) => Math.round(value * 100) / 100)
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`)
  const image = logo
    ? `<image x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" xlink:href="${logoDataUrl}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${wide} ${high}" width="${(wide ?? 0) * 10}" height="${(high ?? 0) * 10}">${paths.join('')}${image}</svg>\n`
}

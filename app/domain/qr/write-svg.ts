import type { Drawing } from './draw-code.ts'

/**
 * The drawing as a file: outlines with their fills and nothing else, which Illustrator and Inkscape
 * open as shapes. A logo is a picture in it, as a data address.
 */
export function writeSvg({ width, height, shapes, logo }: Drawing, logoAddress = ''): string {
  const [wide, high] = [width, height].map((value) => Math.round(value * 100) / 100)
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`)
  const image = logo
    ? `<image x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" xlink:href="${logoAddress}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${wide} ${high}" width="${(wide ?? 0) * 10}" height="${(high ?? 0) * 10}">${paths.join('')}${image}</svg>\n`
}

import { studio } from '#catalog/studio.server.ts'
import type { IconSide } from '#domain/studio/studio-pictures.ts'
import { iconUrl } from '#i18n/studio-picture-links.ts'

/** The files of the drawn mark, which browsers and programs also request without a link. */
const sides: ReadonlyMap<string, IconSide> = new Map([
  ['/favicon.ico', 48],
  ['/favicon.svg', 192],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-192.png', 192],
  ['/icon-maskable-512.png', 512],
])

/** Where the studio's own icon is, for the address of a file of the drawn mark; else null. */
export function ownIconAt(path: string): string | null {
  const { icon } = studio()
  const side = icon === null ? undefined : sides.get(path)
  return icon === null || side === undefined ? null : iconUrl(icon, side)
}

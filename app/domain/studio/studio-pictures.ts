/** A picture of the studio that the server has prepared: PNG, named by a hash of its bytes. */
export type StudioLogo = {
  id: string
  /** In pixels. */
  width: number
  height: number
  look: LogoLook
}

/**
 * Where a logo can be read. `ink`: it has one colour and a clear ground, and is drawn in the colour of
 * the text. `light` and `dark`: only on a ground of this kind, so that it brings one where the page has
 * the other.
 */
export const logoLooks = ['ink', 'any', 'light', 'dark'] as const

export type LogoLook = (typeof logoLooks)[number]

/** The sides of a prepared icon, in pixels. */
export const iconSides = [48, 180, 192, 512] as const

export type IconSide = (typeof iconSides)[number]

/** Limits of an upload, in bytes and pixels. */
export const studioPictureLimits = {
  bytes: 2 * 1024 * 1024,
  maxPixels: 40_000_000,
  logoHeight: 80,
  iconSide: 512,
} as const

/** A form holds both pictures. Larger files are refused in words up to this size, in bytes. */
export const studioPicturesBytes = 6 * studioPictureLimits.bytes

const pictureId = '[\\w-]{22}'

/** A logo as it is stored: 'id.640x160.ink'. */
export function writeLogo({ id, width, height, look }: StudioLogo): string {
  return `${id}.${width}x${height}.${look}`
}

/** null where the text is none, '' included. */
export function parseLogo(text: string): StudioLogo | null {
  const [, id, width, height, name] =
    new RegExp(`^(${pictureId})\\.([1-9]\\d{0,3})x([1-9]\\d{0,3})\\.([a-z]+)$`).exec(text) ?? []
  const look = logoLooks.find((each) => each === name)
  if (id === undefined || look === undefined) return null
  return { id, width: Number(width), height: Number(height), look }
}

/** The id of an icon as it is stored; null where the text is none. */
export function parseIcon(text: string): string | null {
  return new RegExp(`^${pictureId}$`).test(text) ? text : null
}

/** The width and height, in pixels, at which a picture fills a box and keeps its shape. */
export function fitInto(
  { width, height }: Pick<StudioLogo, 'width' | 'height'>,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

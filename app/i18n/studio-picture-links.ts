/** The address of the logo. Its content never changes. */
export function logoUrl(id: string): string {
  return `/studio-pictures/${id}.png`
}

/** The address of the icon with sides of so many pixels. Its content never changes. */
export function iconUrl(id: string, side: number): string {
  return `/studio-pictures/${id}-${side}.png`
}

/** The srcset of a picture of this template. */
export function pictureSources(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(', ')
}

export function pictureUrl(name: string, width: number, format: string): string {
  return `/pictures/templates/crystal-workshop/${name}-${width}.${format}`
}

/**
 * Print grain over a whole picture. It is part of the file, because as CSS it would slow down every
 * repaint.
 */
export function grain(width: number, height: number, strength = 0.5): string {
  return [
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/>',
    '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .02 0 0 0 0 .08 0 0 0 -1.1 .60"/></filter>',
    `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${strength}"/>`,
  ].join('')
}

import { levelFor } from '#domain/qr/code-capacity.ts'
import { applyPreset, plainStyle } from '#domain/qr/code-style.ts'
import { drawCode, type Drawing } from '#domain/qr/draw-code.ts'
import { makeMatrix } from '#site/qr/code-matrix.ts'

/** What the page shows before anything is chosen: the studio's own design. */
export function drawSample(text: string): Drawing {
  const style = applyPreset(plainStyle, 'dagesh')
  return drawCode({ matrix: makeMatrix(text, levelFor(text, style.level, true)), style })
}

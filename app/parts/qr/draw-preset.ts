import { levelFor } from '#domain/qr/code-capacity.ts'
import { applyPreset, plainStyle, type CodeStyle, type PresetName } from '#domain/qr/code-style.ts'
import { drawCode, type Drawing } from '#domain/qr/draw-code.ts'
import type { CaptionLetters } from '#domain/qr/draw-caption.ts'
import { makeMatrix } from './code-matrix.ts'

/** The style of a finished design; `caption` is the text of its frame, if it has one. */
export function presetStyle(name: PresetName, caption = ''): CodeStyle {
  return { ...applyPreset(plainStyle, name), caption }
}

/** Draws the code of a text. A caption needs the outlines of its letters. */
export function drawStyled(text: string, style: CodeStyle, letters: CaptionLetters = {}): Drawing {
  const level = levelFor(text, style.level, style.middle !== 'none')
  return drawCode({ matrix: makeMatrix(text, level), style, letters })
}

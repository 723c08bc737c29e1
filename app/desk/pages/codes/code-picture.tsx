import type { PresetName } from '#domain/qr/code-style.ts'
import { captionLetters } from '#parts/qr/caption-letters.ts'
import { drawStyled, presetStyle } from '#parts/qr/draw-preset.ts'
import { DrawingSvg } from '#parts/qr/drawing-svg.tsx'

type Props = {
  address: string
  look: PresetName
  /** Text of the frame, in designs that have one. */
  caption: string
  className: string
}

/** The code of a short link. Decorative: the text beside it describes it. */
export function CodePicture({ address, look, caption, className }: Props) {
  const drawing = drawStyled(address, presetStyle(look, caption), captionLetters)
  return <DrawingSvg drawing={drawing} className={`block h-auto ${className}`} />
}

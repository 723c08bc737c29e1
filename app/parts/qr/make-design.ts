import { excessCharacters, levelFor } from '#domain/qr/code-capacity.ts'
import { clearMiddle, coveredShare } from '#domain/qr/clear-middle.ts'
import type { CodeMatrix } from '#domain/qr/code-matrix.ts'
import type { CodeStyle } from '#domain/qr/code-style.ts'
import type { CaptionLetters } from '#domain/qr/draw-caption.ts'
import { drawCode, type Drawing } from '#domain/qr/draw-code.ts'
import { checkStyle, type Finding } from '#domain/qr/check-style.ts'
import { makeMatrix } from './code-matrix.ts'
import type { Logo } from './load-logo.ts'

export type Design = {
  text: string
  style: CodeStyle
  drawing: Drawing
  /** Squares along a side, without the margin. */
  count: number
  logo: Logo | null
  findings: Finding[]
  letters: CaptionLetters
}

type Props = { text: string; style: CodeStyle; logo: Logo | null }

/**
 * Draws a text as a code. Resolves to the number of excess characters where the text is too long.
 */
export async function makeDesign(props: Props): Promise<Design | { excess: number }> {
  const { text, logo } = props
  // Without a logo file no space is left for it.
  const isWithoutLogo = props.style.middle === 'logo' && logo === null
  const style: CodeStyle = isWithoutLogo ? { ...props.style, middle: 'none' } : props.style
  const level = levelFor(text, style.level, style.middle !== 'none')
  const excess = excessCharacters(text, level)
  if (excess > 0) return { excess }
  const matrix = makeMatrix(text, level)
  const letters = style.frame === 'none' ? {} : await loadLetters()
  const logoAspect = logo?.aspect ?? 1
  return {
    text,
    style,
    drawing: drawCode({ matrix, style, letters, logoAspect }),
    count: matrix.dark.length,
    logo: style.middle === 'logo' ? logo : null,
    findings: findWeaknesses(matrix, style, logoAspect),
    letters,
  }
}

function findWeaknesses(matrix: CodeMatrix, style: CodeStyle, logoAspect: number): Finding[] {
  const size = matrix.dark.length
  const covered = coveredShare(clearMiddle({ style, size, logoAspect }), size)
  return checkStyle({ style, level: matrix.level, covered })
}

async function loadLetters(): Promise<CaptionLetters> {
  const { captionLetters } = await import('./caption-letters.ts')
  return captionLetters
}

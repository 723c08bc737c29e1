import type { CodeType } from '#domain/qr/code-contents.ts'
import type { Drawing } from '#domain/qr/draw-code.ts'
import { missingLetters } from '#domain/qr/draw-caption.ts'
import type { CodeStyle } from '#domain/qr/code-style.ts'
import type { Finding } from '#domain/qr/check-style.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { fill } from '#i18n/fill.ts'
import { setData } from '#parts/data-attributes.ts'
import type { Logo } from '#parts/qr/load-logo.ts'
import type { Design } from '#parts/qr/make-design.ts'
import { pictureWords } from '#parts/qr/picture-words.ts'
import type { Parts } from './page-parts.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

export function showPicture({ words, picture, size }: Parts, design: Design, type: CodeType): void {
  drawInto(picture, design.drawing, design.logo)
  const described = pictureWords(words, { type, design })
  picture.ariaLabel = described.name
  size.textContent = described.size
}

export function drawInto(svg: SVGSVGElement, drawing: Drawing, logo: Logo | null): void {
  svg.setAttribute('viewBox', `0 0 ${drawing.width} ${drawing.height}`)
  const parts = drawing.shapes.map(({ path, fill }) => element('path', { d: path, fill }))
  if (drawing.logo && logo) parts.push(element('image', { ...drawing.logo, href: logo.address }))
  svg.replaceChildren(...parts)
}

function element(name: 'path' | 'image', attributes: Readonly<Record<string, string | number>>) {
  const node = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  return node
}

export type Verdict = 'sample' | 'faulty' | 'checking' | 'good' | 'advised' | 'refused'

type Shown = {
  verdict: Verdict
  text: string
  findings: readonly Finding[]
  onFix: (fix: Partial<CodeStyle>) => void
}

/**
 * Shows the result of the check. An unchanged text is not written again, so that it is not
 * announced twice.
 */
export function showVerdict(parts: Parts, { verdict, text, findings, onFix }: Shown): void {
  const { words, status, short } = parts
  setData(parts.verdict, 'qr-verdict', verdict)
  setData(parts.bar, 'qr-bar', verdict)
  if (verdict === 'checking') return
  if (status.textContent !== text) status.textContent = text
  short.textContent = words.result.short[verdict]
  parts.findings.replaceChildren(
    ...findings.map(({ weakness, fix }) => {
      const row = document.createElement('li')
      row.append(words.result.weaknesses[weakness])
      if (fix) row.append(fixButton(parts, () => onFix(fix)))
      return row
    }),
  )
}

function fixButton({ words, verdict }: Parts, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'pill pill-small'
  button.textContent = words.result.fix
  button.addEventListener('click', () => {
    onClick()
    // The button is removed together with the finding.
    verdict.focus()
  })
  return button
}

/** The error of the caption field: the characters that have no drawing. '' for none. */
export function captionFault({ words }: Parts, { style, letters }: Design): string {
  const missing = style.frame === 'none' ? [] : missingLetters(cleanLine(style.caption), letters)
  return missing.length === 0
    ? ''
    : fill(words.style.frame.captionFault, { letters: missing.join(' ') })
}

import type { CodeType, FieldFaults } from '#domain/qr/code-contents.ts'
import { applyPreset, presetNames, type CodeStyle } from '#domain/qr/code-style.ts'
import { encodeContent } from '#domain/qr/encode-content.ts'
import { unreadFinding, type Finding } from '#domain/qr/check-style.ts'
import { fill } from '#i18n/fill.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import { readState, showValues } from './form-state.ts'
import type { Logo } from '#site/qr/load-logo.ts'
import { makeDesign, type Design } from '#site/qr/make-design.ts'
import type { Parts } from './page-parts.ts'
import { proveCode } from '#site/qr/prove-code.ts'
import { captionFault, showPicture, showVerdict, type Verdict } from './show-design.ts'
import { showFault, showFaults, type Visited } from './show-faults.ts'

/** How long nothing must change before a code is read back, in milliseconds. */
const proofDelay = 250

/** What the page knows beside its form. */
export type Generator = {
  parts: Parts
  visited: Visited
  logo: Logo | null
  /** The design that was read back; null: there is none to give away. */
  ready: { design: Design; type: CodeType } | null
  faults: FieldFaults
  /** Counts the changes: an answer about an older one is dropped. */
  change: number
  /** Until the last change is drawn and read back. */
  settled: Promise<void>
  onFix: (fix: Partial<CodeStyle>) => void
}

/** Draws the form's code, and says what is found when it is read back. */
export async function update(generator: Generator): Promise<void> {
  const { parts, visited, logo } = generator
  const { words, form } = parts
  generator.change += 1
  const present = generator.change
  setReady(generator, null)
  showValues(form)
  const { content, style } = readState(form)
  markPreset(parts, style)
  const encoded = encodeContent(content)
  const isSample = 'faults' in encoded
  generator.faults = isSample ? encoded.faults : {}
  showFaults(parts, content.type, generator.faults, visited)
  const text = isSample ? parts.sample : encoded.text
  const design = await makeDesign({ text, style, logo })
  if (present !== generator.change) return
  if ('excess' in design) {
    say(generator, 'refused', fill(words.result.tooLong, { excess: design.excess }))
    return
  }
  showPicture(parts, design, content.type)
  showFault('qr-caption', captionFault(parts, design))
  const isRefused = design.findings.some(({ isFatal }) => isFatal)
  if (isSample || isRefused)
    sayFindings(generator, design.findings, isSample ? sampleVerdict(generator) : 'good')
  else await prove(generator, design, content.type)
}

/** Waits until nothing changes, and reads the code back. */
async function prove(generator: Generator, design: Design, type: CodeType): Promise<void> {
  const present = generator.change
  say(generator, 'checking', '')
  await new Promise((resolve) => setTimeout(resolve, proofDelay))
  if (present !== generator.change) return
  const isProven = await proveCode(design).catch(() => null)
  if (present !== generator.change) return
  if (isProven === null) {
    say(generator, 'faulty', generator.parts.words.result.notChecked)
    return
  }
  if (isProven) setReady(generator, { design, type })
  sayFindings(generator, isProven ? design.findings : [unreadFinding(design.style)], 'good')
}

function setReady(generator: Generator, ready: Generator['ready']): void {
  generator.ready = ready
  for (const button of generator.parts.files)
    if (getData(button, 'qr-file') !== 'link') button.ariaDisabled = ready ? null : 'true'
}

/** Nothing was filled in yet, or what was is wrong. */
function sampleVerdict({ faults }: Generator): 'sample' | 'faulty' {
  return Object.values(faults).every((fault) => fault === 'required') ? 'sample' : 'faulty'
}

function sayFindings(
  generator: Generator,
  findings: readonly Finding[],
  otherwise: 'sample' | 'faulty' | 'good',
): void {
  const advised = otherwise === 'good' && findings.length > 0 ? 'advised' : otherwise
  const verdict = findings.some(({ isFatal }) => isFatal) ? 'refused' : advised
  say(generator, verdict, generator.parts.words.result[verdict], findings)
}

function say(
  { parts, onFix }: Generator,
  verdict: Verdict,
  text: string,
  findings: readonly Finding[] = [],
): void {
  showVerdict(parts, { verdict, text, findings, onFix })
}

/** The finished design that the style is, if it is one. */
function markPreset({ root }: Parts, style: CodeStyle): void {
  for (const name of presetNames) {
    const isSame = JSON.stringify(applyPreset(style, name)) === JSON.stringify(style)
    const button = root.querySelector(dataSelector('qr-preset', name))
    if (button) button.ariaPressed = String(isSame)
  }
}

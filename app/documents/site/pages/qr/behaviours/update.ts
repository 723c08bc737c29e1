import type { CodeType, FieldFaults } from '#domain/qr/code-contents.ts'
import { applyPreset, presetNames, type CodeStyle } from '#domain/qr/code-style.ts'
import { encodeContent } from '#domain/qr/encode-content.ts'
import { unreadFinding, type Finding } from '#domain/qr/check-style.ts'
import { fill } from '#i18n/fill.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { readState, showValues } from './form-state.ts'
import { loadPhoneReader } from './load-phone-reader.ts'
import { showMeaning } from './show-meaning.ts'
import type { Logo } from '#parts/qr/load-logo.ts'
import { makeDesign, type Design } from '#parts/qr/make-design.ts'
import type { Parts } from './page-parts.ts'
import { isCodeReadable } from '#parts/qr/check-code.ts'
import { captionFault, showPicture, showVerdict, type Verdict } from './show-design.ts'
import { showFault, showFaults, type VisitedIds } from './show-faults.ts'

/** Milliseconds without a change after which a code is read back. */
const checkDelayMs = 250

/** The state of the page apart from its form. */
export type Generator = {
  parts: Parts
  visited: VisitedIds
  logo: Logo | null
  /** The design that could be read back; null while there is none to save. */
  ready: { design: Design; type: CodeType } | null
  faults: FieldFaults
  /** Number of changes so far: the result for an older one is dropped. */
  change: number
  /** Resolves when the last change has been drawn and read back. */
  settled: Promise<void>
  onFix: (fix: Partial<CodeStyle>) => void
}

/** Draws the code of the form, and shows whether it could be read back. */
export async function update(generator: Generator): Promise<void> {
  const { parts, visited, logo } = generator
  const { words, form } = parts
  generator.change += 1
  const ownChange = generator.change
  setReady(generator, null)
  showValues(form)
  const { content, style } = readState(form)
  markPreset(parts, style)
  const readPhone = await loadPhoneReader(content).catch(() => null)
  if (ownChange !== generator.change) return
  if (readPhone === null) {
    showResult(generator, 'faulty', words.result.notChecked)
    return
  }
  showMeaning(parts, content, readPhone)
  const encoded = encodeContent(content, readPhone)
  const isSample = 'faults' in encoded
  generator.faults = isSample ? encoded.faults : {}
  showFaults(parts, content.type, generator.faults, visited)
  const text = isSample ? parts.sample : encoded.text
  const design = await makeDesign({ text, style, logo })
  if (ownChange !== generator.change) return
  if ('excess' in design) {
    showResult(generator, 'refused', fill(words.result.tooLong, { excess: design.excess }))
    return
  }
  showPicture(parts, design, content.type)
  showFault('qr-caption', captionFault(parts, design))
  const isRefused = design.findings.some(({ isFatal }) => isFatal)
  if (isSample || isRefused)
    showFindings(generator, design.findings, isSample ? sampleVerdict(generator) : 'good')
  else await checkReadable(generator, design, content.type)
}

/** Reads the code back once nothing has changed for a while. */
async function checkReadable(generator: Generator, design: Design, type: CodeType): Promise<void> {
  const ownChange = generator.change
  showResult(generator, 'checking', '')
  await new Promise((resolve) => setTimeout(resolve, checkDelayMs))
  if (ownChange !== generator.change) return
  const isReadable = await isCodeReadable(design).catch(() => null)
  if (ownChange !== generator.change) return
  if (isReadable === null) {
    showResult(generator, 'faulty', generator.parts.words.result.notChecked)
    return
  }
  if (isReadable) setReady(generator, { design, type })
  showFindings(generator, isReadable ? design.findings : [unreadFinding(design.style)], 'good')
}

function setReady(generator: Generator, ready: Generator['ready']): void {
  generator.ready = ready
  for (const button of generator.parts.files)
    if (getData(button, 'qr-file') !== 'link') button.ariaDisabled = ready ? null : 'true'
}

/** 'sample' while nothing is filled in, 'faulty' where a field is invalid. */
function sampleVerdict({ faults }: Generator): 'sample' | 'faulty' {
  return Object.values(faults).every((fault) => fault === 'required') ? 'sample' : 'faulty'
}

function showFindings(
  generator: Generator,
  findings: readonly Finding[],
  otherwise: 'sample' | 'faulty' | 'good',
): void {
  const advised = otherwise === 'good' && findings.length > 0 ? 'advised' : otherwise
  const verdict = findings.some(({ isFatal }) => isFatal) ? 'refused' : advised
  showResult(generator, verdict, generator.parts.words.result[verdict], findings)
}

function showResult(
  { parts, onFix }: Generator,
  verdict: Verdict,
  text: string,
  findings: readonly Finding[] = [],
): void {
  showVerdict(parts, { verdict, text, findings, onFix })
}

/** Marks the finished design that the style matches, if any. */
function markPreset({ root }: Parts, style: CodeStyle): void {
  for (const name of presetNames) {
    const isSame = JSON.stringify(applyPreset(style, name)) === JSON.stringify(style)
    const button = root.querySelector(dataSelector('qr-preset', name))
    if (button) button.ariaPressed = String(isSame)
  }
}

import { readCodeAddress } from '#domain/qr/code-address.ts'
import { encodeContent } from '#domain/qr/encode-content.ts'
import { fill } from '#i18n/fill.ts'
import { makeDesign } from '#parts/qr/make-design.ts'
import { loadPhoneReader } from './load-phone-reader.ts'
import { readSavedCodes, writeSavedCodes } from './saved-codes.ts'
import type { Parts } from './page-parts.ts'
import { drawInto } from './show-design.ts'

type History = {
  /** Saves a downloaded code, if the visitor has chosen so. */
  add: (fragment: string) => void
}

/**
 * The list of downloaded codes on this device. Nothing is stored before the visitor ticks the box,
 * and unticking it removes everything (requirements 3.16).
 */
export function startHistory(parts: Parts): History {
  const { keep, removeAll, kept } = parts.history
  const show = () => showCodes(parts, change)
  const change = (codes: readonly string[] | null) => {
    const isDone = writeSavedCodes(codes)
    show()
    if (!isDone) kept.textContent = parts.words.history.failed
  }
  keep.addEventListener('change', () => change(keep.checked ? [] : null))
  removeAll.addEventListener('click', () => {
    change([])
    keep.focus()
  })
  addEventListener('storage', show)
  show()
  return {
    add: (fragment) => {
      const codes = readSavedCodes()
      if (codes) change([fragment, ...codes.filter((each) => each !== fragment)])
    },
  }
}

type Change = (codes: readonly string[]) => void

function showCodes(parts: Parts, change: Change): void {
  const { keep, made, removeAll, kept } = parts.history
  const codes = readSavedCodes()
  keep.checked = codes !== null
  kept.textContent = codes?.length === 0 ? parts.words.history.empty : ''
  removeAll.hidden = !codes?.length
  const rows = (codes ?? []).map((code) => describeCode(parts, code, change))
  made.replaceChildren(...rows)
}

function describeCode(parts: Parts, code: string, change: Change): HTMLLIElement {
  const { words } = parts
  const { content } = readCodeAddress(code)
  const [first = ''] = Object.values(content.values)
  const name = [words.types[content.type], first].filter(Boolean).join(', ')
  const row = document.createElement('li')
  const open = document.createElement('a')
  open.href = `#${code}`
  open.className = 'qr-made-code'
  open.ariaLabel = fill(words.history.open, { name })
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.ariaHidden = 'true'
  const text = document.createElement('span')
  text.dir = 'auto'
  text.textContent = first || name
  open.append(picture, text)
  row.append(open, removeButton(parts, { code, name, change }))
  void drawSavedCode(parts, code, picture)
  return row
}

type Removal = { code: string; name: string; change: Change }

function removeButton({ words, history }: Parts, { code, name, change }: Removal) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'qr-unmake'
  button.ariaLabel = fill(words.history.remove, { name })
  button.textContent = '×'
  button.addEventListener('click', () => {
    change((readSavedCodes() ?? []).filter((each) => each !== code))
    // The pressed button has been removed, so keyboard users continue here.
    history.keep.focus()
  })
  return button
}

/** A saved code can lack a password, which is not stored: then the sample is drawn instead. */
async function drawSavedCode(
  { sample }: Parts,
  code: string,
  picture: SVGSVGElement,
): Promise<void> {
  const { content, style } = readCodeAddress(code)
  const encoded = encodeContent(content, await loadPhoneReader(content))
  const text = 'text' in encoded ? encoded.text : sample
  const design = await makeDesign({ text, style, logo: null })
  if ('drawing' in design) drawInto(picture, design.drawing, null)
}

import { readCodeAddress } from '#domain/qr/code-address.ts'
import { encodeContent } from '#domain/qr/encode-content.ts'
import { fill } from '#i18n/fill.ts'
import { makeDesign } from '#site/qr/make-design.ts'
import { readMadeCodes, writeMadeCodes } from './made-codes.ts'
import type { Parts } from './page-parts.ts'
import { drawInto } from './show-design.ts'

type History = {
  /** Keeps a code that was downloaded, where the visitor has chosen so. */
  add: (fragment: string) => void
}

/**
 * The list of the codes that were downloaded on this device. Nothing is stored before the visitor
 * ticks the box, and unticking it removes everything (requirements 3.16).
 */
export function startHistory(parts: Parts): History {
  const { keep, removeAll, kept } = parts.history
  const show = () => showCodes(parts, change)
  const change = (codes: readonly string[] | null) => {
    const isDone = writeMadeCodes(codes)
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
      const codes = readMadeCodes()
      if (codes) change([fragment, ...codes.filter((each) => each !== fragment)])
    },
  }
}

type Change = (codes: readonly string[]) => void

function showCodes(parts: Parts, change: Change): void {
  const { keep, made, removeAll, kept } = parts.history
  const codes = readMadeCodes()
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
  void draw(parts, code, picture)
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
    change((readMadeCodes() ?? []).filter((each) => each !== code))
    // The button is gone: whoever uses a keyboard goes on here.
    history.keep.focus()
  })
  return button
}

/** What the code holds may lack a password, which is not kept: the sample stands in for it. */
async function draw({ sample }: Parts, code: string, picture: SVGSVGElement): Promise<void> {
  const { content, style } = readCodeAddress(code)
  const encoded = encodeContent(content)
  const text = 'text' in encoded ? encoded.text : sample
  const design = await makeDesign({ text, style, logo: null })
  if ('drawing' in design) drawInto(picture, design.drawing, null)
}

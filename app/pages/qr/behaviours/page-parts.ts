import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import type { DataName } from '#site/data-attributes.ts'

/** What the script says itself, in the language of the page. */
export type Words = Pick<
  QrWords,
  'style' | 'result' | 'download' | 'history' | 'reader' | 'faults'
> & {
  types: QrWords['content']['types']
}

export type Parts = {
  words: Words
  /** The address that the code leads to while the form is not filled in. */
  sample: string
  root: HTMLElement
  form: HTMLFormElement
  picture: SVGSVGElement
  verdict: HTMLElement
  status: Element
  findings: Element
  size: Element
  saved: Element
  short: Element
  bar: Element
  width: HTMLInputElement
  logo: HTMLInputElement
  files: HTMLButtonElement[]
  reader: { file: HTMLInputElement; found: Element; text: Element; use: HTMLElement }
  history: {
    keep: HTMLInputElement
    made: Element
    removeAll: HTMLElement
    /** Says what became of the choice. */
    kept: Element
  }
}

/** Throws where the markup lacks a part: it is our own (qr-page.tsx). */
export function findParts(root: HTMLElement): Parts {
  const one = (name: DataName) => requireOne(root, dataSelector(name))
  return {
    // SAFETY: our own markup wrote it.
    words: JSON.parse(getData(root, 'qr-words') ?? '{}') as Words,
    sample: getData(root, 'qr-sample') ?? '',
    root,
    form: asKind(requireOne(root, 'form'), HTMLFormElement),
    picture: asKind(one('qr-picture'), SVGSVGElement),
    verdict: asKind(one('qr-verdict'), HTMLElement),
    status: one('qr-status'),
    findings: one('qr-findings'),
    size: one('qr-size'),
    saved: one('qr-saved'),
    short: one('qr-short'),
    bar: one('qr-bar'),
    width: asKind(one('qr-width'), HTMLInputElement),
    logo: asKind(requireOne(root, '#qr-logo'), HTMLInputElement),
    files: [...root.querySelectorAll<HTMLButtonElement>(dataSelector('qr-file'))],
    reader: {
      file: asKind(requireOne(root, '#qr-read'), HTMLInputElement),
      found: one('qr-read-found'),
      text: one('qr-read-text'),
      use: asKind(one('qr-read-use'), HTMLElement),
    },
    history: {
      keep: asKind(one('qr-keep'), HTMLInputElement),
      made: one('qr-made'),
      removeAll: asKind(one('qr-remove-all'), HTMLElement),
      kept: one('qr-kept'),
    },
  }
}

function requireOne(root: Element, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

function asKind<Kind extends Element>(found: Element, kind: new () => Kind): Kind {
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name}`)
  return found
}

import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { dataSelector, getData, type DataName } from '#parts/data-attributes.ts'

/** The texts that the script shows, in the language of the page. */
export type Words = Pick<
  QrWords,
  'style' | 'result' | 'download' | 'history' | 'reader' | 'faults'
> & {
  types: QrWords['content']['types']
  meanings: QrWords['content']['meanings']
}

export type Parts = {
  words: Words
  /** The address in the code while the form is not filled in. */
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
    /** Shows the outcome of the choice. */
    kept: Element
  }
}

/** Throws where the markup lacks a part, because it is our own (qr-page.tsx). */
export function findParts(root: HTMLElement): Parts {
  const find = (name: DataName) => requireOne(root, dataSelector(name))
  return {
    // SAFETY: our own markup contains it.
    words: JSON.parse(getData(root, 'qr-words') ?? '{}') as Words,
    sample: getData(root, 'qr-sample') ?? '',
    root,
    form: requireKind(requireOne(root, 'form'), HTMLFormElement),
    picture: requireKind(find('qr-picture'), SVGSVGElement),
    verdict: requireKind(find('qr-verdict'), HTMLElement),
    status: find('qr-status'),
    findings: find('qr-findings'),
    size: find('qr-size'),
    saved: find('qr-saved'),
    short: find('qr-short'),
    bar: find('qr-bar'),
    width: requireKind(find('qr-width'), HTMLInputElement),
    logo: requireKind(requireOne(root, '#qr-logo'), HTMLInputElement),
    files: [...root.querySelectorAll<HTMLButtonElement>(dataSelector('qr-file'))],
    reader: {
      file: requireKind(requireOne(root, '#qr-read'), HTMLInputElement),
      found: find('qr-read-found'),
      text: find('qr-read-text'),
      use: requireKind(find('qr-read-use'), HTMLElement),
    },
    history: {
      keep: requireKind(find('qr-keep'), HTMLInputElement),
      made: find('qr-made'),
      removeAll: requireKind(find('qr-remove-all'), HTMLElement),
      kept: find('qr-kept'),
    },
  }
}

function requireOne(root: Element, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

function requireKind<Kind extends Element>(found: Element, kind: new () => Kind): Kind {
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name}`)
  return found
}

import { fill } from '#i18n/fill.ts'
import { getData } from '#parts/data-attributes.ts'
import { makeFile, type FileKind } from '#parts/qr/make-file.ts'
import type { Design } from '#parts/qr/make-design.ts'
import { saveFile } from '#parts/qr/save-file.ts'
import type { Parts } from './page-parts.ts'

const widths = { min: 128, max: 4096, usual: 1024 } as const

type ReadableDesign = { design: Design; type: string }

type Props = {
  /** The design that could be read back; null while there is none to save. */
  ready: () => Promise<ReadableDesign | null>
  onNotReady: () => void
  /** Called after a file was saved or copied. */
  onSaved: () => void
}

/**
 * Saves or copies the code when a button is pressed. Each file is read back before it is given to
 * the visitor.
 */
export function watchFiles(parts: Parts, { ready, onNotReady, onSaved }: Props): void {
  const { words, saved, files } = parts
  const showStatus = (text: string) => (saved.textContent = text)
  for (const button of files)
    button.addEventListener('click', () => {
      const kind = getData(button, 'qr-file') ?? ''
      const outcome =
        kind === 'link' ? copyLink(words) : saveOrCopy(parts, kind, { ready, onNotReady, onSaved })
      outcome.then(showStatus, () => showStatus(words.download.failed))
    })
}

async function copyLink({ download }: Parts['words']): Promise<string> {
  await navigator.clipboard.writeText(location.href)
  return download.linkCopied
}

/** Returns the text that announces the outcome. */
async function saveOrCopy(
  parts: Parts,
  kind: string,
  { ready, onNotReady, onSaved }: Props,
): Promise<string> {
  const { download } = parts.words
  const readable = await ready()
  if (!readable) {
    onNotReady()
    return download.notReady
  }
  const { design, type } = readable
  const width = pngWidth(parts.width)
  if (kind === 'copy') {
    // The promise is passed on without `await`: Safari allows no waiting between the click and the
    // copy.
    const picture = makeFile('png', design, width)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    onSaved()
    return download.copied
  }
  if (!isFileKind(kind)) throw new Error(`No file is called ${kind}`)
  const name = `qr-${type}.${kind}`
  saveFile(await makeFile(kind, design, width), name)
  onSaved()
  return fill(download.saved, { file: name })
}

function isFileKind(kind: string): kind is FileKind {
  return kind === 'png' || kind === 'jpg' || kind === 'svg' || kind === 'pdf'
}

function pngWidth(field: HTMLInputElement): number {
  const typed = Math.round(Number(field.value)) || widths.usual
  const width = Math.min(widths.max, Math.max(widths.min, typed))
  if (String(width) !== field.value) field.value = String(width)
  return width
}

import type { CodeContent } from '#domain/qr/code-contents.ts'
import { readPicture } from '#parts/qr/read-picture.ts'
import type { Parts } from './page-parts.ts'
import { showFault } from './show-faults.ts'
import { watchFileName } from './watch-file-name.ts'

/** Shows the text of the code in a chosen picture, and offers it as the content of a new code. */
export function startReader(parts: Parts, onUse: (content: CodeContent) => void): void {
  const { words, reader } = parts
  let text = ''
  const show = (found: string | null) => {
    text = found ?? ''
    reader.found.textContent = found === null ? words.reader.none : words.reader.found
    reader.text.textContent = text
    reader.use.hidden = found === null
  }
  const read = () => {
    const file = reader.file.files?.[0]
    reader.found.textContent = ''
    reader.text.textContent = ''
    reader.use.hidden = true
    showFault(reader.file.id, '')
    if (file) readPicture(file).then(show, () => showFault(reader.file.id, words.reader.fault))
  }
  watchFileName(reader.file)
  reader.file.addEventListener('change', read)
  addEventListener('paste', ({ clipboardData }) => {
    // Pasted text is left to the focused field.
    if (!clipboardData?.files.length) return
    reader.file.files = clipboardData.files
    reader.file.dispatchEvent(new Event('change'))
    reader.found.scrollIntoView({ block: 'center' })
  })
  reader.use.addEventListener('click', () => onUse(contentOf(text)))
  // The file may have been chosen before this script loaded.
  if (reader.file.files?.length) read()
}

function contentOf(text: string): CodeContent {
  return /^https?:\/\/\S+$/i.test(text)
    ? { type: 'link', values: { url: text } }
    : { type: 'text', values: { text } }
}

import { createHash } from 'node:crypto'

const newline = 10

/** Computes the bytes, rows and SHA-256 of a table or of the emails, for the manifest. */
export function createContentsHash() {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    /** In COPY text each row ends with its only newline. */
    addRows: (text: Uint8Array) => {
      hash.update(text)
      bytes += text.length
      for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) rows += 1
    },
    addFile: (name: string, content: Uint8Array) => {
      hash.update(`${name}\n${content.length}\n`).update(content)
      bytes += content.length
      rows += 1
    },
    result: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  }
}

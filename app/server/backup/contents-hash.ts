import { createHash } from 'node:crypto'

const newline = 10

/** Adds up what a backup says of a table or of the emails: bytes, rows and SHA-256. */
export function createContentsHash() {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    /** In the text of COPY each row ends with the only newline that it contains. */
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

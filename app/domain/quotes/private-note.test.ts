import { expect, test } from 'vitest'
import { maxPrivateNote, parsePrivateNote } from './private-note.ts'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parsePrivateNote(form)
}

// Proves 6.4.12.
test.each([
  [
    { text: ' מתלבט \r\nעל המחיר ', before: '' },
    { text: 'מתלבט \nעל המחיר', before: '' },
  ],
  [
    { text: '', before: 'ישן' },
    { text: '', before: 'ישן' },
  ],
  [
    { text: 'א'.repeat(maxPrivateNote), before: '' },
    { text: 'א'.repeat(maxPrivateNote), before: '' },
  ],
  [{ text: 'א'.repeat(maxPrivateNote + 1), before: '' }, null],
  [{ text: 'בלי מה שהיה' }, null],
  [{ before: '' }, null],
])('the form %j is read as %j', (fields, note) => {
  expect(parse(fields)).toEqual(note)
})

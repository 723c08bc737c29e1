/**
 * +1 where lines run to the right, -1 where they run to the left. Read from the document, because
 * reading a computed style would force a layout.
 */
export function inlineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}

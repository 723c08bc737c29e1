/** +1 where lines run to the right, -1 where they run to the left. Asked of the document: a style would lay the page out. */
export function forward(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}

/** Hands a file that the page has made over to the visitor. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has to begin reading it first.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

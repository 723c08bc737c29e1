/** Downloads a file that was created in the page. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Revoked later, because the browser has to start reading the file first.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

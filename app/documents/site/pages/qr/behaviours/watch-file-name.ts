/** Shows the name of the chosen file beside the button (ui/file-field.tsx). */
export function watchFileName(field: HTMLInputElement): void {
  const output = document.getElementById(`${field.id}-file`)
  const show = () => {
    if (output) output.textContent = field.files?.[0]?.name ?? ''
  }
  field.addEventListener('change', show)
  show()
}

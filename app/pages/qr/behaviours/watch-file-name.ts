/** Keeps the name of the chosen file beside its button (ui/file-field.tsx). */
export function watchFileName(field: HTMLInputElement): void {
  const place = document.getElementById(`${field.id}-file`)
  const show = () => {
    if (place) place.textContent = field.files?.[0]?.name ?? ''
  }
  field.addEventListener('change', show)
  show()
}

/**
 * A `ref` for a dialog that is open as long as it is rendered. The element with `data-focus` gets the
 * focus, or else the first one.
 */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
}

/** A `ref` for a dialog that is open as long as it is rendered. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** The `ref` of a dialog that is open for as long as it is on the page. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

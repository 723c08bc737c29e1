/** The element that a button with `popoverTarget` opens. */
export function replySheetId(leadId: string): string {
  return `reply-${leadId}`
}

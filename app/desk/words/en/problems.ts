import type { AdminProblems } from '../he/problems.ts'

export const adminProblems: AdminProblems = {
  failed: {
    title: 'Something went wrong',
    text: 'The action was not completed. You can try again; if it keeps happening, the server log has the details.',
    back: 'Back to leads',
  },
  damagedQuote: {
    title: 'This quote is damaged',
    text: 'The stored content differs from what was locked: its code does not match. The quote is therefore not shown, not even to the client. Restore it from a backup, or start a new quote from the lead.',
    back: 'Back to leads',
  },
  notFound: {
    title: 'Not found',
    text: 'The lead may have been deleted, or the address is wrong.',
    back: 'Back to leads',
  },
}

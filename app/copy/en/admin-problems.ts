import type { AdminProblems } from '../he/admin-problems.ts'

export const adminProblems: AdminProblems = {
  failed: {
    title: 'Something went wrong',
    text: 'That did not go through. You can try again; if it keeps happening, the details are in the server log.',
    back: 'Back to leads',
  },
  damagedQuote: {
    title: 'This quote is damaged',
    text: 'What is stored is not what was frozen: the code does not match the content. So it is not shown, to the client neither. Restore it from a backup, or start a new quote from the lead.',
    back: 'Back to leads',
  },
  notFound: {
    title: 'We could not find that',
    text: 'The lead may have been deleted, or the address is wrong.',
    back: 'Back to leads',
  },
}

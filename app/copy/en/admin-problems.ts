import type { AdminProblems } from '../he/admin-problems.ts'

export const adminProblems: AdminProblems = {
  failed: {
    title: 'Something went wrong',
    text: 'That did not go through. You can try again; if it keeps happening, the details are in the server log.',
    back: 'Back to leads',
  },
  notFound: { title: 'We could not find that', text: 'The lead may have been deleted, or the address is wrong.', back: 'Back to leads' },
}

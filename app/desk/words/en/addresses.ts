import type { AdminAddresses } from '../he/addresses.ts'

export const adminAddresses: AdminAddresses = {
  title: 'Visitor addresses',
  lead: 'The site uses IP addresses to stop floods of forms and to tell which country people are in. If something on the way hides them, all visitors look like one person.',
  back: 'Back to settings',
  open: 'Check',
  alerts: {
    hidden: 'The site cannot tell visitors apart',
    private: 'The site cannot tell visitors apart',
    unlisted: 'The site does not see its visitors’ addresses',
    question: 'One-time check: does the site see your address correctly?',
  },
  settled: 'The site sees its visitors’ addresses.',
  you: {
    title: 'How the site sees you',
    places: {
      machine: 'The computer the site runs on',
      network: 'A computer on the server’s network',
      unknown: 'Unknown country',
    },
    question: 'Is this your address?',
    check:
      'Compare it with what Google answers to “what is my IP”. If one of them is long with colons and the other is not, it is enough that the country is right.',
    machine:
      'Right, if the site is open on your own computer or on one in your network. Wrong, if the site is already live.',
    yes: 'Yes, that’s right',
    busy: 'Saving…',
    no: 'If not, the way the site is connected to the internet has to be fixed. What to pass on to the person who runs the server is below.',
    confirmed: 'Confirmed on {day}.',
  },
  findings: {
    hidden: {
      title: 'All visitors look like one',
      text: 'The server in front of the site does not pass on their addresses. For now no visitor is refused because of others, but protection against floods is weak and the site is open to every country.',
    },
    private: {
      title: 'All visitors look like one',
      text: 'One of the servers in front of the site does not pass on their addresses. For now no visitor is refused because of others, but protection against floods is weak and the site is open to every country.',
    },
    unlisted: {
      title: 'The site sees a server on the way instead of the visitor',
      text: 'Another service (such as a CDN) is in front of the site, and the site does not know it. Many visitors count as one, and visitors from Israel may look as if they were abroad.',
    },
  },
  operator: 'Pass this on to the person who runs the server',
  saved: 'Saved',
}
